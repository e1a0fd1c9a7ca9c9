import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  as?: 'span' | 'p' | 'h1';
  /** What is told when it changes. */
  role?: 'status';
  children: ReactNode;
}

/** Said to who cannot see the page, and not drawn. */
export const VisuallyHidden = ({ as: Element = 'span', role, children }: VisuallyHiddenProps) => (
  <Element role={role} className={styles['hidden']}>
    {children}
  </Element>
);
