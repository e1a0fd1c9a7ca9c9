import { Link } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { useLogOut } from '../session/use-log-out';
import { Flyout } from './flyout';
import styles from './user-menu.module.css';

export function UserMenu({ clientName }: { clientName: string }) {
  const logOut = useLogOut();
  const label = (
    <>
      <span className={styles['avatar']} aria-hidden="true">
        {clientName.slice(0, 1)}
      </span>
      <span className={styles['name']}>{clientName}</span>
    </>
  );
  return (
    <Flyout label={label} triggerClassName={styles['trigger']} className={styles['menu']} side="right">
      <ul className={styles['list']}>
        <li>
          <Link to={pathTo('/mine')}>用户中心</Link>
        </li>
        <li>
          <Link to={pathTo('/mine', { currentMenu: 'my_order' })}>我的订单</Link>
        </li>
        <li>
          <Link to={pathTo('/mine/qualificationManage')}>资质管理</Link>
        </li>
        <li>
          <button type="button" onClick={logOut}>
            退出登录
          </button>
        </li>
      </ul>
    </Flyout>
  );
}
