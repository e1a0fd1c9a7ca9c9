import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { useLazyDialog, useMedia } from 'shared-kernel/ui';
import { SearchBox } from '../search/search-box';
import { CategoryMenu } from './category-menu';
import styles from './header.module.css';
import { HeaderActions } from './header-actions';
import { Icon } from './icon';
import { Logo } from './logo';
import { NavLinks } from './nav-links';
import { SiteNotice } from './site-notice';
import { useScrolledPast } from './use-scrolled-past';
import { UtilityBar } from './utility-bar';

const loadDrawer = () => import('./menu-drawer');
const MenuDrawer = lazy(loadDrawer);

const shrinkPx = 96;

/** Wide and low, as the screens of offices are; the header's stylesheets say the same. */
const lowWindow = '(width >= 992px) and (height < 900px)';

/** Stays on top, and makes itself small once the page is scrolled; the page's flow knows its full height only. */
export function Header() {
  const shrunk = useScrolledPast(shrinkPx);
  const oneLine = useMedia(lowWindow);
  const drawer = useLazyDialog(loadDrawer);
  return (
    <div className={styles['space']}>
      <header
        className={`${styles['header']} ${shrunk ? styles['shrunk'] : ''} ${oneLine ? styles['oneLine'] : ''}`}
      >
        {!oneLine && <UtilityBar />}
        <div className={styles['head']}>
          <button
            type="button"
            className={styles['menuButton']}
            aria-label="菜单"
            aria-haspopup="dialog"
            onClick={() => void drawer.open()}
          >
            <Icon name="menu" />
          </button>
          <Logo />
          {oneLine ? (
            <div className={styles['line']}>
              <CategoryMenu compact />
              <NavLinks />
              <SiteNotice />
            </div>
          ) : (
            shrunk && <CategoryMenu compact />
          )}
          <SearchBox />
          <Link to={pathTo('/searchpage')} className={styles['searchLink']} aria-label="搜索商品">
            <Icon name="search" />
          </Link>
          <HeaderActions />
        </div>
        {!shrunk && !oneLine && (
          <div className={styles['nav']}>
            <CategoryMenu />
            <NavLinks />
          </div>
        )}
      </header>
      {drawer.isOpen && (
        <Suspense>
          <MenuDrawer onClose={drawer.close} />
        </Suspense>
      )}
    </div>
  );
}
