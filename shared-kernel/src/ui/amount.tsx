import { type Decimal, formatAmount } from '../money';
import styles from './amount.module.css';

export interface AmountProps {
  /** Yuan; null shows a dash, for an amount hidden from this buyer. */
  value: Decimal | null;
  /** The unit of a price: `盒` shows `/盒` behind it. */
  unit?: string | null | undefined;
  /** `price` is the price colour, `struck` a former price. */
  tone?: 'plain' | 'price' | 'struck';
}

/** An amount in yuan as the shop writes it: `¥ 12,345.60`, with tabular figures. */
export function Amount({ value, unit, tone = 'plain' }: AmountProps) {
  if (value === null) return <span className={styles['none']}>—</span>;
  const shown = formatAmount(value);
  const text = shown.startsWith('-') ? `− ¥ ${shown.slice(1)}` : `¥ ${shown}`;
  const Element = tone === 'struck' ? 's' : 'span';
  return (
    <span className={styles['amount']}>
      <Element className={styles[tone]}>{text}</Element>
      {unit && <span className={styles['unit']}>/{unit}</span>}
    </span>
  );
}
