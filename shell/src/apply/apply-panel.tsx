import type { ReactNode } from 'react';
import styles from './apply-panel.module.css';

export interface ApplyPanelProps {
  /** The id of its heading, which names it. */
  headingId: string;
  children: ReactNode;
}

/** One step of the application, below its heading. */
export function ApplyPanel({ headingId, children }: ApplyPanelProps) {
  return (
    <section className={styles['panel']} aria-labelledby={headingId}>
      {children}
    </section>
  );
}
