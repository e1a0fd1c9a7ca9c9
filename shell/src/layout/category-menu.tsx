import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { reportError } from 'shared-kernel/telemetry';
import { FailedState, lazyView, renewFailedViews } from 'shared-kernel/ui';
import { RemoteBoundary } from '../remotes/remote-boundary';
import styles from './category-menu.module.css';
import { Flyout } from './flyout';
import { Icon } from './icon';

const CategoryPanel = lazyView(() => import('./category-panel'));

export interface CategoryMenuProps {
  /** For the small header of a scrolled page. */
  compact?: boolean;
}

/** The way to all categories: a menu, or the heading of the one that the home page itself shows. */
export function CategoryMenu({ compact = false }: CategoryMenuProps) {
  const { pathname } = useLocation();
  const label = (
    <>
      <Icon name="menu" size={18} />
      {compact ? '全部分类' : '全部商品分类'}
    </>
  );
  // The home page shows the categories right below, as long as its top is in view.
  if (pathname === pathTo('/home') && !compact) {
    return (
      <Link to={pathTo('/home/all_product')} className={styles['trigger']}>
        {label}
      </Link>
    );
  }
  return (
    <Flyout
      label={label}
      className={compact ? styles['compact'] : styles['menu']}
      triggerClassName={styles['trigger']}
      side="left"
      flush
    >
      {/* Opened again, the panel is asked for again. */}
      <RemoteBoundary
        fallback={() => <FailedState />}
        onError={(error) => {
          renewFailedViews();
          reportError(error, { app: 'shell', expose: 'category-panel' });
        }}
      >
        <Suspense fallback={<div className={styles['loading']} />}>
          <CategoryPanel />
        </Suspense>
      </RemoteBoundary>
    </Flyout>
  );
}
