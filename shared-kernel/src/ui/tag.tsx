import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagTone = 'offer' | 'ok' | 'warn' | 'bad' | 'info' | 'brand' | 'neutral';

/** A short label: 特价, a status. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={`${styles['tag']} ${styles[tone]}`}>{children}</span>;
}
