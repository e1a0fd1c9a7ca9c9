import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { VisuallyHidden } from 'shared-kernel/ui';
import { menu, subRoutes } from '../model/menu';
import styles from './user-center-menu.module.css';

export interface UserCenterMenuProps {
  /** The path of the current entry. */
  current: string;
  /** Number of unread messages. */
  unread: number;
}

export function UserCenterMenu({ current, unread }: UserCenterMenuProps) {
  const menuRef = useRef<HTMLElement>(null);
  // On a narrow screen the menu is a strip that scrolls sideways.
  useEffect(() => {
    if (!matchMedia('(width < 992px)').matches) return;
    const strip = menuRef.current;
    const open = current && strip?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip && open) strip.scrollLeft = open.offsetLeft - (strip.clientWidth - open.offsetWidth) / 2;
  }, [current]);

  const entry = (path: string, name: string, count = 0) => (
    <Link
      key={path}
      to={path}
      aria-current={path === current ? 'page' : undefined}
      className={`${styles['entry']} ${path === current ? styles['current'] : ''}`}
    >
      {name}
      {count > 0 && (
        <span className={styles['unread']}>
          {formatCount(count)}
          <VisuallyHidden>条未读</VisuallyHidden>
        </span>
      )}
    </Link>
  );
  return (
    <nav ref={menuRef} className={styles['menu']} aria-label="用户中心">
      {menu.map(({ key, name }) =>
        entry(pathTo('/mine', { currentMenu: key }), name, key === 'my_message' ? unread : 0),
      )}
      <hr className={styles['divider']} />
      {Object.values(subRoutes).map(({ path, name }) => entry(path, name))}
    </nav>
  );
}
