import type { OrderCard } from 'shared-kernel/contracts';
import { addAmounts, compareAmounts, subtractAmounts } from 'shared-kernel/money';
import { Amount } from 'shared-kernel/ui';
import { ExpandButton } from './expand-button';
import styles from './order-body.module.css';
import { OrderDestinations } from './order-destinations';
import { OrderItems } from './order-items';
import { useCollapsed } from './use-collapsed';

export interface OrderBodyProps {
  order: OrderCard;
  /** Number of items until the buyer asks for the others; all by default. */
  itemsShown?: number;
}

/** What is in an order of a list: its items, where they go, its latest event and what it costs. */
export function OrderBody({ order, itemsShown = order.orderItems.length }: OrderBodyProps) {
  const { shown, hidden, isExpanded, toggle } = useCollapsed(order.orderItems, itemsShown);
  const { destinations = [] } = order;
  const rebate = addAmounts('0', ...order.orderItems.map(({ rebateAmountUnit }) => rebateAmountUnit));
  return (
    <>
      <div className={styles['items']}>
        <OrderItems label={`订单 ${order.no} 的商品`} items={shown} />
        {hidden > 0 && (
          <ExpandButton text={`展开其余 ${hidden} 种商品`} isExpanded={isExpanded} onToggle={toggle} />
        )}
      </div>
      {destinations.length > 1 && (
        <div className={styles['destinations']}>
          <OrderDestinations orderNo={order.no} destinations={destinations} />
        </div>
      )}
      <footer className={styles['foot']}>
        {order.operationLog && (
          <p className={styles['log']}>
            <time>{order.operationLog.time}</time> {order.operationLog.statusDesc}
          </p>
        )}
        {compareAmounts(rebate, '0') > 0 && (
          <p>
            返利抵扣 <Amount value={subtractAmounts('0', rebate)} />
          </p>
        )}
        <p className={styles['total']}>
          实付合计{' '}
          <strong>
            <Amount value={order.totalAmountUnit} tone="price" />
          </strong>
        </p>
      </footer>
    </>
  );
}
