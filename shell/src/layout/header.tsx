import { lazy, Suspense, useState } from 'react';
import styles from './header.module.css';
import { HeaderActions } from './header-actions';
import { Icon } from './icon';
import { Logo } from './logo';
import { NavRow } from './nav-row';
import { SearchBox } from './search-box';
import { useScrolledPast } from './use-scrolled-past';
import { UtilityBar } from './utility-bar';

const MenuDrawer = lazy(() => import('./menu-drawer'));

const shrinkPx = 96;

export function Header() {
  const shrunk = useScrolledPast(shrinkPx);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className={styles['space']}>
      <header className={`${styles['header']} ${shrunk ? styles['shrunk'] : ''}`}>
        <UtilityBar />
        <div className={styles['head']}>
          <button
            type="button"
            className={styles['menuButton']}
            aria-label="菜单"
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          >
            <Icon name="menu" />
          </button>
          <Logo />
          <SearchBox />
          <HeaderActions />
        </div>
        <NavRow />
      </header>
      {drawerOpen && (
        <Suspense>
          <MenuDrawer onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
