import type { ProductSku } from 'shared-kernel/contracts';
import { Amount, Tag, VisuallyHidden } from 'shared-kernel/ui';
import { payPrice, piecePrice, struckPrice } from '../../model/sku-amounts';
import styles from './unit-price.module.css';

/** The buyer's price of the chosen unit, and a piece's. */
export function UnitPrice({ sku }: { sku: ProductSku }) {
  const struck = struckPrice(sku);
  return (
    <div className={styles['box']}>
      <span className={styles['term']}>您的价</span>
      <div>
        <p className={styles['price']}>
          <Amount value={payPrice(sku)} unit={sku.name} tone="price" />
          {struck && (
            <small>
              <VisuallyHidden>原价 </VisuallyHidden>
              <Amount value={struck} tone="struck" />
            </small>
          )}
          {sku.taxIncluded !== null && <Tag>{sku.taxIncluded ? '含税' : '未税'}</Tag>}
          {sku.matchSellLabel && <Tag tone="brand">{sku.matchSellLabel}</Tag>}
        </p>
        {sku.unitCount > 1 && (
          <p className={styles['piece']}>
            单件价 <Amount value={piecePrice(sku)} unit={sku.sapUnit} />
          </p>
        )}
      </div>
    </div>
  );
}
