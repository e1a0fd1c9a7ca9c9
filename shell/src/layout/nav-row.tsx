import { NavLink } from 'react-router-dom';
import { paths } from 'shared-kernel/domain';
import { CategoryMenu } from './category-menu';
import styles from './nav-row.module.css';

const links = [
  { to: paths.home, text: '首页', end: true },
  { to: paths.surprise, text: '惊喜专区', end: false },
  { to: paths.certificate(), text: '资质证照', end: false },
  { to: paths.contactUs, text: '联系我们', end: false },
];

export function NavRow() {
  return (
    <div className={styles['row']}>
      <div className={styles['inner']}>
        <CategoryMenu />
        <nav aria-label="主导航" className={styles['links']}>
          {links.map(({ to, text, end }) => (
            <NavLink key={to} to={to} end={end}>
              {text}
            </NavLink>
          ))}
        </nav>
      </div>
    </div>
  );
}
