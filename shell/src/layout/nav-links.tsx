import { NavLink } from 'react-router-dom';
import { paths } from 'shared-kernel/domain';
import styles from './nav-links.module.css';

const links = [
  { to: paths.home, text: '首页' },
  { to: paths.surprise, text: '惊喜专区' },
  { to: paths.certificate(), text: '资质证照' },
  { to: paths.contactUs, text: '联系我们' },
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
