import type { ProductSku, ProductSpu } from 'shared-kernel/contracts';
import { compareAmounts } from 'shared-kernel/money';
import { Amount, Tag, VisuallyHidden } from 'shared-kernel/ui';
import { payPrice, piecePrice, struckPrice } from '../../model/sku-amounts';
import styles from './unit-price.module.css';

export interface UnitPriceProps {
  product: ProductSpu;
  /** The chosen unit; null shows the range over all units. */
  sku: ProductSku | null;
}

export function UnitPrice({ product, sku }: UnitPriceProps) {
  return (
    <div className={styles['box']}>
      <span className={styles['term']}>您的价</span>
      <div>
        <p className={styles['price']}>{sku ? <Chosen sku={sku} /> : <Range product={product} />}</p>
        {sku && sku.unitCount > 1 && (
          <p className={styles['piece']}>
            单件价 <Amount value={piecePrice(sku)} unit={sku.sapUnit} />
          </p>
        )}
      </div>
    </div>
  );
}

function Chosen({ sku }: { sku: ProductSku }) {
  const struck = struckPrice(sku);
  return (
    <>
      <Amount value={payPrice(sku)} unit={sku.name} tone="price" />
      {struck && (
        <small>
          <VisuallyHidden>原价 </VisuallyHidden>
          <Amount value={struck} tone="struck" />
        </small>
      )}
      {sku.taxIncluded !== null && <Tag>{sku.taxIncluded ? '含税' : '未税'}</Tag>}
      {sku.matchSellLabel && <Tag tone="brand">{sku.matchSellLabel}</Tag>}
    </>
  );
}

function Range({ product: { minPriceUnit, maxPriceUnit } }: { product: ProductSpu }) {
  if (minPriceUnit === null || maxPriceUnit === null) return <Amount value={null} />;
  const isOne = compareAmounts(minPriceUnit, maxPriceUnit) === 0;
  return (
    <>
      <Amount value={minPriceUnit} tone="price" />
      {!isOne && (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>至 </VisuallyHidden>
          <Amount value={maxPriceUnit} tone="price" />
        </>
      )}
    </>
  );
}
