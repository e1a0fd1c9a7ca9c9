import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Allowed, useMay } from 'shared-kernel/calls';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
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
  const isAlone = useSession()?.user.roles === undefined;
  const offered: Readonly<Record<string, boolean>> = {
    [subRoutes.statement.path]: useMay('client/statement'),
    // Who is alone finds the invitation in the account settings.
    [subRoutes.colleagues.path]: useMay('colleague/list') && !isAlone,
  };
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
      <Allowed call="quote/page">{entry(pathTo('/shoppingCar/quotes'), '询价')}</Allowed>
      {!isAlone && (
        <>
          {entry(pathTo('/shoppingCar/requests'), '采购申请')}
          <Allowed call="approval/decide">{entry(pathTo('/shoppingCar/approvals'), '待我审批')}</Allowed>
          <Allowed call="approval/rule/save">
            {entry(pathTo('/shoppingCar/approvalRules'), '审批规则')}
          </Allowed>
          <Allowed call="budget/save">{entry(pathTo('/shoppingCar/budgets'), '预算')}</Allowed>
        </>
      )}
      {Object.values(subRoutes)
        .filter(({ path }) => path === current || offered[path] !== false)
        .map(({ path, name }) => entry(path, name))}
    </nav>
  );
}
