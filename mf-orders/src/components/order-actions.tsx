import type { OrderCard } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { ButtonLink } from 'shared-kernel/ui';
import { OrderAgain } from './order-again';

export interface OrderActionsProps {
  order: Pick<OrderCard, 'id' | 'no' | 'orderItems'>;
  /** As text, in a line. */
  isPlain?: boolean;
}

/** What a buyer does with an order of a list; its page opens in a new tab. */
export function OrderActions({ order, isPlain = false }: OrderActionsProps) {
  const kind = isPlain ? 'text' : 'secondary';
  return (
    <>
      <OrderAgain no={order.no} items={order.orderItems} kind={kind} />
      <ButtonLink
        kind={kind}
        to={pathTo('/orderCenter/orderDetail', { id: order.id })}
        target="_blank"
        aria-label={`跟进订单 ${order.no}`}
      >
        跟进订单
      </ButtonLink>
    </>
  );
}
