import { Link, useLocation } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { CartCount } from './cart-count';
import { Count } from './count';
import styles from './header-actions.module.css';
import { Icon } from './icon';
import { UserMenu } from './user-menu';

/** The header's right end: the way in for a visitor, the buyer's own things for a buyer. */
export function HeaderActions() {
  const session = useSession();
  return session ? <BuyerActions clientName={session.user.clientName} /> : <LoginButton />;
}

function LoginButton() {
  const { pathname, search, hash } = useLocation();
  const back = pathname === pathTo('/home') ? undefined : pathname + search + hash;
  return (
    <Link to={pathTo('/login', { redirect: back })} className={styles['login']}>
      登录
    </Link>
  );
}

function BuyerActions({ clientName }: { clientName: string }) {
  const unread = useCall('message/unread', {}).data?.unread ?? 0;
  return (
    <div className={styles['actions']}>
      <Link to={pathTo('/orderCenter')} className={`${styles['action']} ${styles['wide']}`}>
        <Icon name="order" />
        订单中心
      </Link>
      <Link to={pathTo('/shoppingCar')} className={styles['action']}>
        <Icon name="cart" />
        购物车
        <CartCount />
      </Link>
      <Link
        to={pathTo('/mine', { currentMenu: 'my_message' })}
        className={`${styles['action']} ${styles['wide']}`}
      >
        <Icon name="bell" />
        消息
        <Count of={unread} meaning={`${unread} 条未读`} />
      </Link>
      <UserMenu clientName={clientName} />
    </div>
  );
}
