import type { ReactNode } from 'react';
import styles from './checkout-panel.module.css';

export interface CheckoutCardProps {
  title: string;
  /** What can be done about it, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One of the things that an order needs besides goods. */
export function CheckoutCard({ title, action, children }: CheckoutCardProps) {
  return (
    <section className={styles['card']}>
      <header className={styles['head']}>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}
