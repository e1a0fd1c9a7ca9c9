import type { ReactNode } from 'react';
import styles from './checkout-panel.module.css';

/** What an order needs besides goods, side by side. */
export function CheckoutPanel({ children }: { children: ReactNode }) {
  return <div className={styles['panel']}>{children}</div>;
}
