import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface FactsProps {
  /** What is null is not said. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** What is known of a thing, line by line. */
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
