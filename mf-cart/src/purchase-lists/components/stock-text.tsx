import type { PurchaseListLine } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import styles from './stock-text.module.css';

/** A unit's stock, in one or two words. */
export function StockText({ sku: { stockState, stockQty } }: Pick<PurchaseListLine, 'sku'>) {
  const texts = { available: '有货', short: `仅剩 ${formatCount(stockQty ?? 0)}`, none: '无货' };
  return (
    <small className={styles['stock']} data-state={stockState}>
      {texts[stockState]}
    </small>
  );
}
