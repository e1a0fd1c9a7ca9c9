import { type ApprovalHead, mayMake, type ParsedRequestOf, type ReplyOf } from 'shared-kernel/contracts';
import { approvalStatusNames, isClosed, type OrderStatus } from 'shared-kernel/domain';
import { formatAmount } from 'shared-kernel/money';
import { groupBy } from '../../collections/group-by';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import { toLimit } from '../../wire/page';
import { formatTime } from '../../wire/time';
import type { Caller } from '../idempotency/once';
import { toDecision } from './decision-view';
import { createPlacing, type PlaceApproved } from './place-approved';
import { type ApprovalHeadRow, approvalRepository } from './repository';
import { type Deciders, findDeciders, openStep } from './who-decides';

type Decision = ParsedRequestOf<'approval/decide'>;

/** Puts a confirmed order before its approvers instead of placing it. */
export type AskForApproval = (
  caller: Caller,
  request: ParsedRequestOf<'approval/ask'>,
) => Promise<ReplyOf<'approval/ask'>>;

/** Approvers and administrators see all of the client's approvals. */
const seesAll = ({ roles }: Buyer) => mayMake('approval/decide', roles);

const toHead = (
  buyer: Buyer,
  { approval: row, askerName, orderStatus, goodsCount }: ApprovalHeadRow,
  decided: number,
  deciders: Deciders,
): ApprovalHead => {
  const step = openStep(row, decided);
  const who = step === undefined ? [] : deciders(row.steps[step - 1] ?? [], row.memberId);
  return {
    id: row.id,
    no: row.no,
    askerName,
    isOwn: row.memberId === buyer.memberId,
    status: orderStatus !== null && isClosed(orderStatus as OrderStatus) ? 'cancelled' : row.status,
    reasons: row.reasons,
    totalAmountUnit: row.totalAmount,
    goodsCount,
    createTime: formatTime(row.createdAt),
    digest: row.digest,
    mayDecide: who.some(({ id }) => id === buyer.memberId),
  };
};

/** Deciding on orders (docs/decisions/purchase-requests.md#approval-stands-before-the-order). */
export function createApprovalService(db: Database, clock: () => Date, place: PlaceApproved) {
  const { order } = createPlacing(db, clock, place);

  /** @returns whether all steps are approved now */
  async function decide(
    tx: Queries,
    buyer: Buyer,
    { id, digest, verdict, words }: Decision,
  ): Promise<boolean> {
    const now = clock();
    const repository = approvalRepository(tx);
    const approval = await repository.lock(buyer.clientId, id);
    if (!approval) throw notFound('审批');
    const decided = await repository.decisions([id]);
    const deciders = await findDeciders(repository, buyer.clientId, now);
    if (approval.status !== 'waiting') {
      const last = decided.at(-1);
      const who =
        last && ['approved', 'refused', 'ordered'].includes(approval.status) ? `由${last.memberName}` : '';
      throw wrongState(`该审批已${who}处理：${approvalStatusNames[approval.status]}`);
    }
    if (approval.digest !== digest) throw wrongState('订单内容已有变化，请核对后再审批');
    const mine: { step: number; forName: string | null }[] = [];
    for (let step = decided.length + 1; step <= approval.steps.length; step += 1) {
      const own = deciders(approval.steps[step - 1] ?? [], approval.memberId).find(
        (one) => one.id === buyer.memberId,
      );
      // Who has approved is not asked again in the steps that follow at once.
      if (!own || (verdict === 'refused' && mine.length > 0)) break;
      mine.push({ step, forName: own.forName });
    }
    if (mine.length === 0) {
      const last = decided.at(-1);
      throw wrongState(last ? `这一步已由${last.memberName}审批，现在等待其他人` : '现在这一步不由您审批');
    }
    const { memberId, memberName } = buyer;
    await repository.decide(
      mine.map((step) => ({
        ...step,
        approvalId: id,
        memberId,
        memberName,
        verdict,
        words,
        digest,
        decidedAt: now,
      })),
    );
    const said = words ? `：${words}` : '';
    if (verdict === 'refused') {
      await repository.change([id], { status: 'refused' });
      const content = `审批 ${approval.no}：${memberName}未批准${said}`;
      await repository.tell([approval.memberId], { title: '订单未批准', content, approvalId: id }, now);
      return false;
    }
    const next = approval.steps[decided.length + mine.length];
    if (!next) {
      await repository.change([id], { status: 'approved' });
      return true;
    }
    const content = `审批 ${approval.no}：${memberName}已批准${said}，等待您审批，¥ ${formatAmount(approval.totalAmount)}`;
    const ids = deciders(next, approval.memberId).map((one) => one.id);
    await repository.askToDecide(ids, { content, approvalId: id }, now);
    return false;
  }

  return {
    async page(
      buyer: Buyer,
      { scope, current, pageSize }: ParsedRequestOf<'approval/page'>,
    ): Promise<ReplyOf<'approval/page'>> {
      const repository = approvalRepository(db);
      const decides = seesAll(buyer);
      const isWaiting = scope === 'waiting';
      const which = { waiting: isWaiting, ...(!decides && { memberId: buyer.memberId }) };
      // Who may decide is known only here; what waits is never many.
      const isFiltered = isWaiting && decides;
      const limits = toLimit({ current, pageSize });
      const rows = await repository.heads(buyer.clientId, which, isFiltered ? undefined : limits);
      const decided = groupBy(
        await repository.decisions(rows.map(({ approval }) => approval.id)),
        ({ approvalId }) => approvalId,
      );
      const deciders = await findDeciders(repository, buyer.clientId, clock());
      const heads = rows.map((row) =>
        toHead(buyer, row, decided.get(row.approval.id)?.length ?? 0, deciders),
      );
      if (!isFiltered) return { list: heads, total: await repository.count(buyer.clientId, which) };
      const own = heads.filter(({ mayDecide }) => mayDecide);
      return { list: own.slice(limits.offset, limits.offset + limits.limit), total: own.length };
    },

    /** @throws CallError 60004 neither the buyer's nor, for who decides, the client's */
    async detail(buyer: Buyer, id: string): Promise<ReplyOf<'approval/detail'>> {
      const repository = approvalRepository(db);
      const found = await repository.find(buyer.clientId, id);
      if (!found || (!seesAll(buyer) && found.approval.memberId !== buyer.memberId)) throw notFound('审批');
      const { approval, orderNo } = found;
      const decisions = await repository.decisions([id]);
      const deciders = await findDeciders(repository, buyer.clientId, clock());
      return {
        ...toHead(buyer, found, decisions.length, deciders),
        orderId: approval.orderId,
        orderNo,
        problem: approval.problem,
        changes: approval.changes,
        goods: approval.goods,
        delivery: approval.delivery,
        remark: approval.request.remark,
        ...(approval.request.department && { department: approval.request.department }),
        rebateAmountUnit: approval.rebateAmount,
        steps: approval.steps.map((step) =>
          deciders(step, approval.memberId).map(({ name, forName }) =>
            forName ? `${name}（代${forName}）` : name,
          ),
        ),
        decisions: decisions.map(toDecision),
      };
    },

    /**
     * Decides the step that is open; after the last one the order is placed.
     * @throws CallError 60003 decided, changed or withdrawn meanwhile, or not the buyer's to decide; 60004
     */
    async decide(buyer: Buyer, decision: Decision): Promise<ReplyOf<'approval/decide'>> {
      const { clientId } = buyer;
      const { id } = decision;
      const isApproved = await db.transaction((tx) => decide(tx, buyer, decision));
      if (isApproved) await order(clientId, id);
      const found = await approvalRepository(db).find(clientId, id);
      if (!found) throw notFound('审批');
      const { status, orderId, problem } = found.approval;
      return { status, orderId, problem };
    },

    /** @throws CallError 60003 decided already, 60004 not the buyer's */
    withdraw: ({ clientId, memberId }: Buyer, id: string): Promise<null> =>
      db.transaction(async (tx) => {
        const repository = approvalRepository(tx);
        const approval = await repository.lock(clientId, id);
        if (approval?.memberId !== memberId) throw notFound('审批');
        if (approval.status !== 'waiting') throw wrongState(`该审批${approvalStatusNames[approval.status]}`);
        await repository.change([id], { status: 'withdrawn' });
        return null;
      }),
  };
}

export type ApprovalService = ReturnType<typeof createApprovalService>;
