import type { OrderItem } from 'shared-kernel/contracts';
import { OrderItemRow } from './order-item-row';
import styles from './order-items.module.css';

export interface OrderItemsProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly OrderItem[];
}

/** An order's items in brief; its own page has the cart's goods table. */
export function OrderItems({ label, items }: OrderItemsProps) {
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">商品</th>
          <th scope="col" className={styles['unit']}>
            单位
          </th>
          <th scope="col" className={styles['number']}>
            数量
          </th>
          <th scope="col" className={styles['number']}>
            金额
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <OrderItemRow key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  );
}
