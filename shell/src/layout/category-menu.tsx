import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import styles from './category-menu.module.css';
import { Flyout } from './flyout';
import { Icon } from './icon';

const CategoryPanel = lazy(() => import('./category-panel'));

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
      <Suspense fallback={<div className={styles['loading']} />}>
        <CategoryPanel />
      </Suspense>
    </Flyout>
  );
}
