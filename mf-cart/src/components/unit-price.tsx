import { compareAmounts } from 'shared-kernel/money';
import { Amount, VisuallyHidden } from 'shared-kernel/ui';
import styles from './unit-price.module.css';

export interface UnitPriceProps {
  /** Yuan before and after the discount. */
  before: string;
  price: string;
  /** Not shown when unknown. */
  taxIncluded?: boolean | null;
}

/** The unit price, and, small, the one before a discount. */
export function UnitPrice({ before, price, taxIncluded = null }: UnitPriceProps) {
  return (
    <>
      <p className={styles['price']}>
        <Amount value={price} />
      </p>
      {compareAmounts(before, price) !== 0 && (
        <p className={styles['before']}>
          <VisuallyHidden>原价</VisuallyHidden>
          <Amount value={before} tone="struck" />
        </p>
      )}
      {taxIncluded !== null && <p className={styles['tax']}>{taxIncluded ? '含税' : '未税'}</p>}
    </>
  );
}
