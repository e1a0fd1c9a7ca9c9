import { compareAmounts, type Decimal } from '../money';
import { Amount } from './amount';
import styles from './price.module.css';

export interface PriceProps {
  /** This buyer's price of the cheapest unit, in yuan; null when hidden, as for every visitor. */
  own: Decimal | null;
  /** This buyer's price of the most expensive unit, if there are several. */
  highest?: Decimal | null;
  /** The list price; null if there is none. */
  list: Decimal | null;
  unit?: string | null | undefined;
  /** Omits the name, where a heading states whose price it is. */
  unnamed?: boolean;
  /** A buyer must not take a large price for their own: without one, the list price is small and named. */
  isBuyer?: boolean;
}

/**
 * The price of a product. A buyer's own price is large and named, and a higher list price is small and struck
 * through; without their own, the buyer sees the list price.
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
