import type { ProductSku } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { Amount } from 'shared-kernel/ui';
import { pieceCount, totalAmount } from '../../model/sku-amounts';
import styles from './order-total.module.css';

export interface OrderTotalProps {
  sku: ProductSku;
  quantity: number;
}

/** The chosen quantity in pieces and in yuan. */
export function OrderTotal({ sku, quantity }: OrderTotalProps) {
  return (
    <output className={styles['total']}>
      <span className={styles['term']}>合计</span>
      <span className={styles['amount']}>
        <Amount value={totalAmount(sku, quantity)} tone="price" />
      </span>
      <span className={styles['pieces']}>共 {formatCount(pieceCount(sku, quantity), sku.sapUnit)}</span>
    </output>
  );
}
