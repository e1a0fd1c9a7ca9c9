import { mayMake, type ReplyOf } from 'shared-kernel/contracts';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { CallError, wrongState } from '../../http/call-error';
import { type ApprovalRow, approvalRepository } from './repository';

/** Places an approved order for who asked. */
export type PlaceApproved = (
  buyer: Buyer,
  request: ApprovalRow['request'],
  key: string,
) => Promise<ReplyOf<'order/generateOrder'>>;

/** Orders what is approved (docs/decisions/purchase-requests.md#approval-stands-before-the-order). */
export function createPlacing(db: Database, clock: () => Date, place: PlaceApproved) {
  /** Orders what is approved; when that fails, the asker is told why and confirms anew. */
  async function order(clientId: string, id: string): Promise<void> {
    const repository = approvalRepository(db);
    const found = await repository.find(clientId, id);
    if (!found) return;
    const { approval } = found;
    const asker = await repository.asker(approval.memberId);
    const told = async (title: string, words: string) =>
      db.transaction((tx) =>
        approvalRepository(tx).tell(
          [approval.memberId],
          { title, content: `审批 ${approval.no}：${words}`, approvalId: id },
          clock(),
        ),
      );
    try {
      if (!asker?.enabled) throw wrongState('提交人已停用，请由其他采购员下单');
      if (!mayMake('order/generateOrder', asker.roles)) throw wrongState('提交人已没有下单的角色');
      await place(
        {
          sessionId: '',
          memberId: approval.memberId,
          memberName: asker.memberName,
          clientId: asker.clientId,
          clientName: asker.clientName,
          clientType: asker.clientType as Buyer['clientType'],
          roles: asker.roles,
          hasColleagues: true,
          groups: [`client:${asker.clientId}`, null, `type:${asker.clientType}`],
        },
        approval.request,
        `approval-${id}`,
      );
      await told('订单已批准并提交', `已全部批准，订单已提交`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const problem = `${error.message}。请在购物车核对后重新提交`;
      await repository.change([id], { problem });
      await told('已批准，但订单未提交', problem);
    }
  }

  return {
    order,
    /**
     * Orders what was approved before a moment and neither ordered nor refused since: its process has ended between
     * the last approval and the order.
     */
    async finish(before: Date): Promise<void> {
      for (const { clientId, id } of await approvalRepository(db).unfinished(before))
        await order(clientId, id);
    },
  };
}
