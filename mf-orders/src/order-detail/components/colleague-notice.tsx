import { useRoleNote } from 'shared-kernel/calls';
import type { Order } from 'shared-kernel/contracts';
import { Notice } from './notice';

/** At the top of a colleague's order: whose it is, and what the reader may do about it. */
export function ColleagueNotice({ order: { memberName } }: { order: Pick<Order, 'memberName'> }) {
  const note = useRoleNote('order/cancel', '处理订单');
  return (
    <Notice label="同事的订单" urgent={false} title={`这是${memberName}的订单`}>
      {note ? `您可以查看。${note}` : `您可以代为处理：记录中写明是您操作的，并通知${memberName}。`}
    </Notice>
  );
}
