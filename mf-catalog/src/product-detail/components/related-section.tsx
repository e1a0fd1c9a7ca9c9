import type { ReactNode } from 'react';
import styles from './related-section.module.css';

/** A section of a product's page about other products. */
export function RelatedSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
