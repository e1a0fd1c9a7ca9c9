import type { LicenceProblem, ReplyOf } from 'shared-kernel/contracts';
import { licenceText } from 'shared-kernel/domain';

/** The licences missing for these goods. */
export const lackingLicences = (
  { problems }: ReplyOf<'client/licences'>,
  skuIds: readonly string[],
): LicenceProblem[] => problems.filter((problem) => problem.skuIds.some((id) => skuIds.includes(id)));

/** Why missing licences block the order, or null; a warning blocks nothing. */
export function licenceRefusal(
  licences: ReplyOf<'client/licences'> | undefined,
  skuIds: readonly string[],
): string | null {
  const [problem] = licences?.blocks ? lackingLicences(licences, skuIds) : [];
  return problem ? `${licenceText(problem)}，暂不能提交订单` : null;
}

/** What the buyer can do about it. */
export function licenceAdvice({ state, uploadable }: LicenceProblem, blocks: boolean): string {
  if (uploadable) return blocks ? '上传并通过审核后即可提交订单' : '请及时上传，以免影响发货';
  if (state === 'auditing') return blocks ? '审核通过后即可提交订单' : '审核通过前可能影响发货';
  return '请联系在线客服登记';
}
