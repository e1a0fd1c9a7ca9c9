import type { ReactNode } from 'react';
import styles from './notice-strip.module.css';

export interface NoticeStripProps {
  children: ReactNode;
  /** The button or link that solves it. */
  action?: ReactNode;
}

/** A warning across the page; not printed. */
export const NoticeStrip = ({ children, action }: NoticeStripProps) => (
  <div className={styles['notice']}>
    <span>{children}</span>
    {action}
  </div>
);
