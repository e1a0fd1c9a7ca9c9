import type { ReactNode } from 'react';
import styles from './notice-strip.module.css';

export interface NoticeStripProps {
  children: ReactNode;
  /** The button or link that mends it. */
  action?: ReactNode;
}

/** Tells of something amiss over the whole width of a page; left out on paper. */
export const NoticeStrip = ({ children, action }: NoticeStripProps) => (
  <div className={styles['notice']}>
    <span>{children}</span>
    {action}
  </div>
);
