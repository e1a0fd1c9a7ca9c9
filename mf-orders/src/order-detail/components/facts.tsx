import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface FactsProps {
  /** Null values are omitted. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** Term and value, line by line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ([term, value]) =>
          value !== null && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
