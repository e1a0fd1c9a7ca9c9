import type { VipProductUnits } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import styles from './vip-product-table.module.css';

/** The counted units of each product model; three to a row. */
export function VipProductTable({ products }: { products: readonly VipProductUnits[] }) {
  return (
    <ul className={styles['grid']}>
      {products.map(({ productModel, unitQty }) => (
        <li key={productModel} className={styles['cell']}>
          <span>{productModel}</span>
          <span className={styles['units']}>{formatCount(unitQty, '单位')}</span>
        </li>
      ))}
    </ul>
  );
}
