import type { ReactNode } from 'react';
import styles from './user-center-frame.module.css';

export interface UserCenterFrameProps {
  /** What stands above menu and view. */
  head: ReactNode;
  menu: ReactNode;
  busy?: boolean;
  /** The view. */
  children: ReactNode;
}

/** The places of the user centre: menu on the left, the view that is open beside it. */
export const UserCenterFrame = ({ head, menu, busy = false, children }: UserCenterFrameProps) => (
  <div className={styles['page']} aria-busy={busy || undefined}>
    {head}
    <div className={styles['columns']}>
      {menu}
      <div className={styles['view']}>{children}</div>
    </div>
  </div>
);
