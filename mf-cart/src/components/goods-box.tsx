import type { ReactNode } from 'react';
import styles from './goods-box.module.css';

/** The surface around a goods table. */
export const GoodsBox = ({ children }: { children: ReactNode }) => (
  <div className={styles['box']}>{children}</div>
);
