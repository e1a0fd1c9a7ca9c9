import type { ReactNode } from 'react';
import styles from './goods-box.module.css';

export interface GoodsBoxProps {
  /** For a table without edges of its own. */
  padded?: boolean;
  children: ReactNode;
}

/** The surface around a goods table. */
export const GoodsBox = ({ padded = false, children }: GoodsBoxProps) => (
  <div className={styles['box']} data-padded={padded || undefined}>
    {children}
  </div>
);
