import { Link, useLocation } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { Flyout } from './flyout';
import { buyerLinks, publicLinks } from './main-links';
import styles from './nav-links.module.css';
import { useStatedLinks } from './use-stated-links';

/** Which of them stand in the header and which behind 更多 is the stylesheet's: it knows the window before any script does. */
export function NavLinks() {
  const isBuyer = useSession() !== null;
  const stated = useStatedLinks();
  const { pathname, search } = useLocation();
  // Two lists share a path, and differ in what they are asked for.
  const isCurrent = (to: string) => to === pathname || to === `${pathname}${search}`;
  const all = [
    { to: pathTo('/home'), text: '首页' },
    ...(isBuyer ? buyerLinks : []),
    ...publicLinks,
    ...stated,
  ];
  const links = all.map(({ to, text }) => (
    <Link key={to} to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
      {text}
    </Link>
  ));
  return (
    <nav aria-label="主导航" className={styles['links']} data-for={isBuyer ? 'buyer' : 'visitor'}>
      {links}
      <Flyout label="更多" className={styles['more']} triggerClassName={styles['trigger']} side="right">
        <div className={styles['rest']}>{links}</div>
      </Flyout>
    </nav>
  );
}
