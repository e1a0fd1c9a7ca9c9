import { NavLink } from 'react-router-dom';
import { type MineMenu, paths } from 'shared-kernel/domain';
import { menu } from '../model/menu';
import styles from './user-center.module.css';

export interface UserCenterMenuProps {
  current: MineMenu;
  /** Messages not read yet. */
  unread: number;
}

export function UserCenterMenu({ current, unread }: UserCenterMenuProps) {
  return (
    <nav className={styles['menu']} aria-label="用户中心">
      {menu.map(({ key, name }) => (
        <NavLink
          key={key}
          to={paths.mine(key)}
          aria-current={key === current ? 'page' : undefined}
          className={`${styles['entry']} ${key === current ? styles['current'] : ''}`}
        >
          {name}
          {key === 'my_message' && unread > 0 && (
            <span className={styles['unread']}>
              {unread}
              <span className={styles['hidden']}>条未读</span>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
