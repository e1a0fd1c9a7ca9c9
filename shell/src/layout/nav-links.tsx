import { Link, useLocation } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { buyerLinks, publicLinks } from './main-links';
import styles from './nav-links.module.css';
import { useStatedLinks } from './use-stated-links';

export function NavLinks() {
  const isBuyer = useSession() !== null;
  const stated = useStatedLinks();
  const { pathname, search } = useLocation();
  // Two lists share a path, and differ in what they are asked for.
  const isCurrent = (to: string) => to === pathname || to === `${pathname}${search}`;
  return (
    <nav aria-label="主导航" className={styles['links']}>
      {[{ to: pathTo('/home'), text: '首页' }, ...(isBuyer ? buyerLinks : []), ...publicLinks, ...stated].map(
        ({ to, text }) => (
          <Link key={to} to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
            {text}
          </Link>
        ),
      )}
    </nav>
  );
}
