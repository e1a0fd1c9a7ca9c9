import { formatCount } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import type { RequestLineRow, RequestRepository } from './repository';

/** A line of a request, and how many of its units. */
export interface LineUnits {
  readonly line: Pick<RequestLineRow, 'requestId' | 'requestNo' | 'applicantId' | 'productName' | 'unitName'>;
  readonly count: number;
}

export interface ApplicantMessage {
  readonly title: string;
  /** What it says of their goods. */
  readonly words: (goods: string) => string;
}

/** Tells the applicants of lines, but not the buyer, what has become of them: one message a request. */
export async function tellApplicants(
  requests: RequestRepository,
  buyerId: string,
  units: readonly LineUnits[],
  { title, words }: ApplicantMessage,
  at: Date,
): Promise<void> {
  const others = units.filter(({ line }) => line.applicantId !== buyerId);
  const told = [...groupBy(others, ({ line }) => line.requestId)].flatMap(([purchaseRequestId, goods]) => {
    const [first] = goods;
    if (!first) return [];
    const named = goods
      .slice(0, 3)
      .map(({ line, count }) => `${line.productName} ${formatCount(count, line.unitName)}`);
    const more = goods.length > 3 ? `等 ${goods.length} 种商品` : '';
    const content = `申请 ${first.line.requestNo}：${words(`${named.join('、')}${more}`)}`;
    return { memberId: first.line.applicantId, title, content, purchaseRequestId };
  });
  await requests.tell(told, at);
}
