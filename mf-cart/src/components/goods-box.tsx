import type { ReactNode } from 'react';
import styles from './goods-box.module.css';

/** The sheet that a table of goods lies on. */
export const GoodsBox = ({ children }: { children: ReactNode }) => (
  <div className={styles['box']}>{children}</div>
);
