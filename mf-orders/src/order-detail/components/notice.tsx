import type { ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  label: string;
  title: string;
  urgent: boolean;
  children: ReactNode;
}

/** At the top of an order: something to know first. */
export const Notice = ({ label, title, urgent, children }: NoticeProps) => (
  <section className={styles['notice']} data-urgent={urgent} aria-label={label}>
    <p className={styles['title']}>{title}</p>
    <p>{children}</p>
  </section>
);
