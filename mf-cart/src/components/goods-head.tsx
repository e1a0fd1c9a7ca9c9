import type { ReactNode } from 'react';
import styles from './cart-table.module.css';

/** The headings of a goods table, behind the box that selects all. */
export function GoodsHead({ selectAll, hasActions }: { selectAll: ReactNode; hasActions: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['select']}>
          {selectAll}
        </th>
        <th scope="col">商品</th>
        <th scope="col" className={styles['unit']}>
          单位
        </th>
        <th scope="col" className={styles['price']}>
          单价
        </th>
        <th scope="col" className={styles['quantity']}>
          数量
        </th>
        <th scope="col" className={styles['amount']}>
          小计
        </th>
        {hasActions && (
          <th scope="col" className={styles['action']}>
            <span className={styles['hidden']}>操作</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
