import { compareAmounts, type Decimal } from '../money';
import { Amount } from '../ui';
import styles from './paper-sums.module.css';

export interface PaperSumsProps {
  /** The last one is the total. Amounts of 0 are omitted, except the total. */
  sums: readonly (readonly [name: string, amount: Decimal])[];
}

/** The sums of a document. */
export function PaperSums({ sums }: PaperSumsProps) {
  const last = sums.length - 1;
  return (
    <dl className={styles['sums']}>
      {sums.map(
        ([name, amount], index) =>
          (index === last || compareAmounts(amount, '0') !== 0) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Amount value={amount} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
