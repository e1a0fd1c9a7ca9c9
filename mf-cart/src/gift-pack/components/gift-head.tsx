import styles from '../../components/cart-table.module.css';

/** The headings of the tables of gifts. */
export function GiftHead() {
  return (
    <thead>
      <tr>
        <th scope="col">商品</th>
        <th scope="col" className={styles['unit']}>
          单位
        </th>
        <th scope="col" className={styles['price']}>
          价值
        </th>
        <th scope="col" className={styles['quantity']}>
          数量
        </th>
        <th scope="col" className={styles['amount']}>
          合计
        </th>
      </tr>
    </thead>
  );
}
