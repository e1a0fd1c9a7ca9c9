import type { ParsedRequestOf } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import { formatAmount } from 'shared-kernel/money';
import type { Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { CallError, invalid, wrongState } from '../../http/call-error';
import { approvalChanges } from './approval-changes';
import { digestOf } from './digest';
import { matchedRules, type OrderFacts } from './matched-rules';
import { type ApprovalRow, approvalRepository } from './repository';
import { findDeciders } from './who-decides';

type Request = ParsedRequestOf<'order/generateOrder'>;

/** A confirmed order as its approvers see it. */
export interface ConfirmedOrder
  extends OrderFacts,
    Pick<ApprovalRow, 'goods' | 'delivery' | 'rebateAmount'> {}

const overlaps = (one: Request, other: Request) => {
  const skuIds = new Set(one.cartSkuS.map(({ skuId }) => skuId));
  return other.cartSkuS.some(({ skuId }) => skuIds.has(skuId));
};

const changesSince = (
  before: ApprovalRow | undefined,
  request: Request,
  goods: ApprovalRow['goods'],
): string[] => (before ? approvalChanges(before.request, request, [...goods, ...before.goods]) : []);

/**
 * Lets an order pass that no rule holds for, or that is approved exactly as it is.
 * @returns ids of the approvals that the order answers
 * @throws CallError 60012 that says why it needs approval, and what differs from what was last asked
 */
export async function requireApproval(
  tx: Queries,
  buyer: Buyer,
  request: Request,
  order: ConfirmedOrder,
): Promise<string[]> {
  const repository = approvalRepository(tx);
  const { reasons } = await matchedRules(repository, buyer.clientId, order);
  const digest = digestOf(request);
  const unordered = await repository.lockUnordered(buyer.memberId);
  const same = unordered.filter((one) => one.digest === digest);
  if (reasons.length === 0 || same.some(({ status }) => status === 'approved'))
    return same.map(({ id }) => id);
  if (same.length > 0) throw wrongState('该订单正在审批，全部批准后自动下单');
  const before = unordered.find((one) => overlaps(one.request, request));
  const changes = changesSince(before, request, order.goods);
  throw new CallError(envelopeCodes.approvalNeeded, `本单需要审批：${reasons.join('；')}`, {
    approval: { reasons, changes },
  });
}

/**
 * Puts a confirmed order before its approvers, in the place of one that waits for the same goods.
 * @returns the approval's id
 * @throws CallError 60001 without what was confirmed, 60003 it needs no approval or waits already
 */
export async function askForApproval(
  tx: Queries,
  buyer: Buyer,
  request: Request,
  order: ConfirmedOrder,
  now: Date,
): Promise<string> {
  if (!request.agreed) throw invalid('请先确认订单内容');
  const repository = approvalRepository(tx);
  await repository.lockClient(buyer.clientId);
  const { reasons, steps } = await matchedRules(repository, buyer.clientId, order);
  if (reasons.length === 0) throw wrongState('本单不需要审批，可直接提交订单');
  const digest = digestOf(request);
  const earlier = (await repository.lockUnordered(buyer.memberId)).filter((one) =>
    overlaps(one.request, request),
  );
  if (earlier.some((one) => one.digest === digest)) throw wrongState('该订单已提交审批');
  await repository.change(
    earlier.map(({ id }) => id),
    { status: 'replaced' },
  );
  const no = await repository.nextNo(buyer.clientId);
  const id = await repository.insert({
    clientId: buyer.clientId,
    no,
    memberId: buyer.memberId,
    status: 'waiting',
    request,
    digest,
    goods: order.goods,
    delivery: order.delivery,
    reasons,
    changes: changesSince(earlier[0], request, order.goods),
    steps,
    totalAmount: order.total,
    rebateAmount: order.rebateAmount,
    createdAt: now,
  });
  const deciders = await findDeciders(repository, buyer.clientId, now);
  await repository.askToDecide(
    deciders(steps[0] ?? [], buyer.memberId).map((one) => one.id),
    {
      content: `${buyer.memberName}提交审批 ${no}：¥ ${formatAmount(order.total)}，${reasons.join('；')}`,
      approvalId: id,
    },
    now,
  );
  return id;
}
