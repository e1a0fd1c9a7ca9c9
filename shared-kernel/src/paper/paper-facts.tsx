import type { ReactNode } from 'react';
import styles from './paper-facts.module.css';

export interface PaperFactsProps {
  /** What is null or empty is left out. Of two columns, a wide one takes both. */
  facts: readonly (readonly [term: string, value: ReactNode, width?: 'wide'])[];
  /** In one column instead of two. */
  narrow?: boolean;
}

/** What a document says of itself, in pairs. */
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
