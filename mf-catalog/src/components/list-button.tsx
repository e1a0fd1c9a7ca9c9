import type { MouseEventHandler } from 'react';
import { AddToListIcon } from './icons';
import styles from './list-button.module.css';

export interface ListButtonProps {
  /** The product, and its unit if that is known. */
  named: string;
  /** The product's units are being loaded. */
  busy?: boolean;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** 加入清单 as an icon, where a row or card has no room for the words. */
export const ListButton = ({ named, busy = false, onClick }: ListButtonProps) => (
  <button
    type="button"
    className={styles['list']}
    title="加入清单"
    aria-label={`${named} 加入清单`}
    aria-busy={busy || undefined}
    onClick={busy ? undefined : onClick}
  >
    <AddToListIcon size={18} />
  </button>
);
