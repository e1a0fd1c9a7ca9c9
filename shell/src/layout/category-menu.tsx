import { lazy, Suspense } from 'react';
import styles from './category-menu.module.css';
import { Flyout } from './flyout';
import { Icon } from './icon';

const CategoryPanel = lazy(() => import('./category-panel'));

export interface CategoryMenuProps {
  /** For the small header of a scrolled page. */
  compact?: boolean;
}

/** All categories with their subcategories, from a button in the header. */
export function CategoryMenu({ compact = false }: CategoryMenuProps) {
  const label = (
    <>
      <Icon name="menu" size={18} />
      {compact ? '全部分类' : '全部商品分类'}
    </>
  );
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
