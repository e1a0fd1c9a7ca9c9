import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { limits, pathTo } from 'shared-kernel/domain';
import { CartCount } from './cart-count';
import { Flyout } from './flyout';
import { Icon, type IconProps } from './icon';
import { CustomerQrCode } from './qr-code';
import styles from './tab-bar.module.css';
import { useScrolledPast } from './use-scrolled-past';

const places: readonly { to: string; text: string; icon: IconProps['name'] }[] = [
  { to: pathTo('/home'), text: '首页', icon: 'home' },
  { to: pathTo('/home/all_product'), text: '分类', icon: 'menu' },
  { to: pathTo('/shoppingCar'), text: '购物车', icon: 'cart' },
  { to: pathTo('/orderCenter'), text: '订单', icon: 'order' },
  { to: pathTo('/mine'), text: '我的', icon: 'user' },
];

/** A product and what is done step by step have a bar of their own in its place. */
const browsing = /^\/(home(\/all_product|\/surprise)?|searchpage|shoppingCar|orderCenter|mine)$/;

const service = (
  <>
    <Icon name="headset" />
    客服
  </>
);

const toTop = (event: MouseEvent) => {
  event.preventDefault();
  window.scrollTo({ top: 0, behavior: 'smooth' });
};

/**
 * On phones, under the thumb: the five places of the shop, and what floats in wider windows. The place where one is leads
 * back to its top.
 */
export function TabBar() {
  const { pathname } = useLocation();
  const isLow = useScrolledPast(limits.backToTopPx);
  if (!browsing.test(pathname)) return null;
  return (
    <nav className={styles['bar']} aria-label="底部导航">
      {places.map(({ to, text, icon }) =>
        to === pathname && isLow ? (
          <Link key={to} to={to} aria-current="page" onClick={toTop}>
            <Icon name="to-top" />
            回顶部
          </Link>
        ) : (
          <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
            <Icon name={icon} />
            {text}
            {icon === 'cart' && <CartCount />}
          </Link>
        ),
      )}
      <Flyout label={service} className={styles['service']} triggerClassName={styles['trigger']}>
        <CustomerQrCode />
      </Flyout>
    </nav>
  );
}
