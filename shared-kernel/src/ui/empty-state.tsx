import type { ReactNode } from 'react';
import styles from './state.module.css';

export interface EmptyStateProps {
  /** One sentence, e.g. 暂无订单内容.... */
  text: string;
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** Shown when a list is empty. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      <svg className={styles['picture']} viewBox="0 0 120 96" aria-hidden="true">
        <ellipse cx="60" cy="84" rx="44" ry="6" className={styles['shade']} />
        <path d="M24 40 60 26l36 14v30L60 84 24 70z" className={styles['paper']} />
        <path d="M24 40 60 54l36-14M60 54v30" className={styles['fold']} />
        <path d="M44 22h32M50 12h20" className={styles['fold']} />
      </svg>
      <p className={styles['text']}>{text}</p>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
