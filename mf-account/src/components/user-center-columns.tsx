import type { ReactNode } from 'react';
import { Page } from 'shared-kernel/ui';
import styles from './user-center-columns.module.css';

export interface UserCenterColumnsProps {
  /** Above menu and view. */
  head: ReactNode;
  menu: ReactNode;
  busy?: boolean;
  /** The view. */
  children: ReactNode;
}

/** Layout of the user centre: menu on the left, the current view beside it. */
export const UserCenterColumns = ({ head, menu, busy = false, children }: UserCenterColumnsProps) => (
  <Page aria-busy={busy || undefined}>
    {head}
    <div className={styles['columns']}>
      {menu}
      <div className={styles['view']}>{children}</div>
    </div>
  </Page>
);
