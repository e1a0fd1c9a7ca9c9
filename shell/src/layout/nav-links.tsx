import { NavLink } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import styles from './nav-links.module.css';

const links = [
  { to: pathTo('/home'), text: '首页' },
  { to: pathTo('/home/surprise'), text: '惊喜专区' },
  { to: pathTo('/certificate'), text: '资质证照' },
  { to: pathTo('/home/contact_us'), text: '联系我们' },
];

export function NavLinks() {
  return (
    <nav aria-label="主导航" className={styles['links']}>
      {links.map(({ to, text }) => (
        <NavLink key={to} to={to} end>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
