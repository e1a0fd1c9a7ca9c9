import { useId } from 'react';
import type { OrderCard as OrderCardFields } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { addAmounts, compareAmounts, subtractAmounts } from 'shared-kernel/money';
import { Amount, ButtonLink, OrderStatusTag } from 'shared-kernel/ui';
import { destinationName } from '../model/destination-name';
import { ExpandButton } from './expand-button';
import { OrderAgain } from './order-again';
import styles from './order-card.module.css';
import { OrderDestinations } from './order-destinations';
import { OrderItems } from './order-items';
import { useCollapsed } from './use-collapsed';

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
  const { shown, hidden, isExpanded, toggle } = useCollapsed(order.orderItems, itemsShown);
  const { destinations = [] } = order;
  const Title = `h${level}` as const;
  const goesTo = destinationName(destinations);
  const rebate = addAmounts('0', ...order.orderItems.map(({ rebateAmountUnit }) => rebateAmountUnit));
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
          <OrderAgain no={order.no} items={order.orderItems} />
          <ButtonLink
            to={pathTo('/orderCenter/orderDetail', { id: order.id })}
            target="_blank"
            aria-label={`跟进订单 ${order.no}`}
          >
            跟进订单
          </ButtonLink>
        </div>
      </header>
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
    </article>
  );
}
