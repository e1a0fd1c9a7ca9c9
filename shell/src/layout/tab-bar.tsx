import { Link, useLocation } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { CartCount } from './cart-count';
import { Icon, type IconProps } from './icon';
import styles from './tab-bar.module.css';

const places: readonly { to: string; text: string; icon: IconProps['name'] }[] = [
  { to: pathTo('/home'), text: '首页', icon: 'home' },
  { to: pathTo('/home/all_product'), text: '分类', icon: 'menu' },
  { to: pathTo('/shoppingCar'), text: '购物车', icon: 'cart' },
  { to: pathTo('/orderCenter'), text: '订单', icon: 'order' },
  { to: pathTo('/mine'), text: '我的', icon: 'user' },
];

/** A product and what is done step by step have a bar of their own in its place. */
const browsing = /^\/(home(\/all_product|\/surprise)?|searchpage|shoppingCar|orderCenter|mine)$/;

/** On phones, under the thumb: the five places of the shop. */
export default function TabBar() {
  const { pathname } = useLocation();
  if (!browsing.test(pathname)) return null;
  return (
    <nav className={styles['bar']} aria-label="底部导航">
      {places.map(({ to, text, icon }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          <Icon name={icon} />
          {text}
          {icon === 'cart' && <CartCount />}
        </Link>
      ))}
    </nav>
  );
}
