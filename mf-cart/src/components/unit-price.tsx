import { compareAmounts } from 'shared-kernel/money';
import { Amount, VisuallyHidden } from 'shared-kernel/ui';
import styles from './unit-price.module.css';

export interface UnitPriceProps {
  /** Yuan before and after the discount. */
  before: string;
  price: string;
  /** Not said where the data does not say it. */
  taxIncluded?: boolean | null;
}

/** The price of a unit, and the one before the discount when that was another. */
export function UnitPrice({ before, price, taxIncluded = null }: UnitPriceProps) {
  return (
    <>
      {compareAmounts(before, price) !== 0 && (
        <p className={styles['before']}>
          <VisuallyHidden>原价</VisuallyHidden>
          <Amount value={before} tone="struck" />
        </p>
      )}
      <p>
        <Amount value={price} />
      </p>
      {taxIncluded !== null && <p className={styles['tax']}>{taxIncluded ? '含税' : '未税'}</p>}
    </>
  );
}
