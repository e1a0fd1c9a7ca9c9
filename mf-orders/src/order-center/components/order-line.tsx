import { useId, useState } from 'react';
import type { OrderCard } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { Amount, OrderStatusTag, VisuallyHidden } from 'shared-kernel/ui';
import { OrderActions } from '../../components/order-actions';
import { OrderBody } from '../../components/order-body';
import { destinationName } from '../../model/destination-name';
import { goodsInBrief } from '../model/goods-in-brief';
import styles from './order-line.module.css';

/** An order as one line, which unfolds to what is in it. */
export function OrderLine({ order }: { order: OrderCard }) {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const { name, kinds } = goodsInBrief(order.orderItems);
  const [day, clock] = order.createTime.split(' ');
  const goesTo = destinationName(order.destinations);
  return (
    <article className={styles['line']} data-open={isOpen || undefined} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId} className={styles['no']}>
          <VisuallyHidden>订单号 </VisuallyHidden>
          {order.no}
        </h2>
        <time className={styles['time']}>
          {day} <span className={styles['clock']}>{clock?.slice(0, 'HH:mm'.length)}</span>
        </time>
        <p className={styles['buyer']} title={order.memberName}>
          <VisuallyHidden>采购人 </VisuallyHidden>
          {order.memberName}
        </p>
        <p className={styles['destination']} title={goesTo ?? undefined}>
          {goesTo && <VisuallyHidden>收货方 </VisuallyHidden>}
          {goesTo}
        </p>
        <button
          type="button"
          className={styles['goods']}
          aria-expanded={isOpen}
          aria-describedby={titleId}
          title={name}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles['name']}>{name}</span>
          <span className={styles['kinds']}>{formatCount(kinds, '种')}</span>
        </button>
        <p className={styles['status']}>
          <OrderStatusTag status={order.status} statusName={order.statusName} />
        </p>
        <p className={styles['sum']}>
          <VisuallyHidden>实付合计 </VisuallyHidden>
          <Amount value={order.totalAmountUnit} tone="price" />
        </p>
        <div className={styles['actions']}>
          <OrderActions order={order} isPlain />
        </div>
      </header>
      {isOpen && <OrderBody order={order} />}
    </article>
  );
}
