import type { ReactNode } from 'react';
import styles from './paper-facts.module.css';

export interface PaperFactsProps {
  /** Null and empty values are omitted. A wide fact spans both columns. */
  facts: readonly (readonly [term: string, value: ReactNode, width?: 'wide'])[];
  /** In one column instead of two. */
  narrow?: boolean;
}

/** Facts of a document as term and value. */
export function PaperFacts({ facts, narrow = false }: PaperFactsProps) {
  return (
    <dl className={styles['facts']} data-narrow={narrow || undefined}>
      {facts.map(
        ([term, value, width]) =>
          value !== null &&
          value !== '' && (
            <div key={term} data-wide={width === 'wide' || undefined}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
