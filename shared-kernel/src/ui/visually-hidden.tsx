import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  as?: 'span' | 'p' | 'h1';
  /** Makes changes of it announced. */
  role?: 'status';
  children: ReactNode;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Element = 'span', role, children }: VisuallyHiddenProps) => (
  <Element role={role} className={styles['hidden']}>
    {children}
  </Element>
);
