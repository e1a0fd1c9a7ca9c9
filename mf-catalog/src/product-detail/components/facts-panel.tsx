import type { ReactNode } from 'react';
import styles from './facts-panel.module.css';

export interface FactsPanelProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A panel of facts beside the product's description. */
export const FactsPanel = ({ id, title, children }: FactsPanelProps) => (
  <section className={styles['facts']} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
