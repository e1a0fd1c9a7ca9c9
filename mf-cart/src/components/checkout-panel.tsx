import type { ReactNode } from 'react';
import styles from './checkout-panel.module.css';

/** The choices of the order, side by side. */
export function CheckoutPanel({ children }: { children: ReactNode }) {
  return <div className={styles['panel']}>{children}</div>;
}
