import { useId } from 'react';
import type { OrderCard as OrderCardFields } from 'shared-kernel/contracts';
import { OrderStatusTag } from 'shared-kernel/ui';
import { destinationName } from '../model/destination-name';
import { OrderActions } from './order-actions';
import { OrderBody } from './order-body';
import styles from './order-card.module.css';

export interface OrderCardProps {
  order: OrderCardFields;
  /** Shows the payment status, as in the news centre. */
  withPayStatus?: boolean;
  /** Heading level; default 2. */
  level?: 2 | 3;
}

const itemsShown = 3;

/** An order in a list, with a link to its page in a new tab. */
export function OrderCard({ order, withPayStatus = false, level = 2 }: OrderCardProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  const goesTo = destinationName(order.destinations);
  return (
    <article className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <Title id={titleId} className={styles['no']}>
          订单号 {order.no}
        </Title>
        <OrderStatusTag status={order.status} statusName={order.statusName} />
        <dl className={styles['facts']}>
          <div>
            <dt>采购人</dt>
            <dd>{order.memberName}</dd>
          </div>
          {goesTo && (
            <div>
              <dt>收货方</dt>
              <dd>{goesTo}</dd>
            </div>
          )}
          <div>
            <dt>下单时间</dt>
            <dd>{order.createTime}</dd>
          </div>
          {withPayStatus && (
            <div>
              <dt>付款状态</dt>
              <dd>{order.payStatusName}</dd>
            </div>
          )}
        </dl>
        <div className={styles['actions']}>
          <OrderActions order={order} />
        </div>
      </header>
      <OrderBody order={order} itemsShown={itemsShown} />
    </article>
  );
}
