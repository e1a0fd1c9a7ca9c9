import { compareAmounts, type Decimal } from '../money';
import { Amount } from './amount';
import styles from './price.module.css';

export interface PriceProps {
  /** What this buyer pays, in yuan, for the cheapest unit; null for who is not told, as every visitor. */
  own: Decimal | null;
  /** What this buyer pays for the dearest unit, where there are several. */
  highest?: Decimal | null;
  /** The price that is listed for everybody; null where none is. */
  list: Decimal | null;
  unit?: string | null | undefined;
  /** Where a heading says already whose price it is. */
  unnamed?: boolean;
  /** Who has logged in takes no large price for another's: without one of their own the listed one is small, and named. */
  isBuyer?: boolean;
}

/**
 * The price of a product. For a buyer their own is the large one, with its name, and a list price that it undercuts is
 * small and struck; who has no price of their own sees the list price.
 */
export function Price({ own, highest = null, list, unit, unnamed = false, isBuyer = false }: PriceProps) {
  if (own === null) {
    if (list === null) return null;
    if (!isBuyer) return <Amount value={list} unit={unit} tone="price" />;
    return (
      <span className={styles['list']}>
        目录价 <Amount value={list} unit={unit} />
      </span>
    );
  }
  const isLowest = highest !== null && compareAmounts(highest, own) > 0;
  return (
    <span className={styles['price']}>
      <span>
        {!unnamed && <span className={styles['name']}>您的价</span>}
        {!unnamed && ' '}
        <span className={styles['whole']}>
          <Amount value={own} unit={unit} tone="price" />
          {isLowest && <span className={styles['name']}> 起</span>}
        </span>
      </span>
      {list !== null && compareAmounts(list, own) > 0 && (
        <span className={styles['list']}>
          <Amount value={list} tone="struck" />
        </span>
      )}
    </span>
  );
}
