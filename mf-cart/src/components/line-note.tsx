import type { ReactNode } from 'react';
import styles from './line-note.module.css';

/** What the buyer should know of a line before ordering it. */
export const LineNote = ({ children }: { children: ReactNode }) => (
  <p className={styles['note']}>{children}</p>
);
