import { compareAmounts, type Decimal } from '../money';
import { Amount } from '../ui';
import styles from './paper-sums.module.css';

export interface PaperSumsProps {
  /** The last one is the total. An amount of 0 is left out, but not the total's. */
  sums: readonly (readonly [name: string, amount: Decimal])[];
}

/** What a document comes to. */
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
