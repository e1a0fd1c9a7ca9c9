import type { ReactNode } from 'react';
import styles from './line-note.module.css';

/** A remark on a line that the buyer should read before ordering. */
export const LineNote = ({ children }: { children: ReactNode }) => (
  <p className={styles['note']}>{children}</p>
);
