import { compareAmounts } from 'shared-kernel/money';
import { Amount, VisuallyHidden } from 'shared-kernel/ui';
import styles from './unit-price.module.css';

export interface UnitPriceProps {
  /** Yuan before and after the discount. */
  before: string;
  price: string;
  /** Whether it includes tax, where no heading says so. */
  tax?: string | null;
}

/** The unit price, and, small, the one before a discount. */
export function UnitPrice({ before, price, tax = null }: UnitPriceProps) {
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
      {tax !== null && <p className={styles['tax']}>{tax}</p>}
    </>
  );
}
