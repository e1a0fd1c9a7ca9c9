import { lazy, Suspense } from 'react';
import styles from './category-menu.module.css';
import { Flyout } from './flyout';
import { Icon } from './icon';

const CategoryPanel = lazy(() => import('./category-panel'));

/** All categories with their subcategories, from the button at the head of the navigation. */
export function CategoryMenu() {
  const label = (
    <>
      <Icon name="menu" size={18} />
      <span>全部商品分类</span>
    </>
  );
  return (
    <Flyout label={label} triggerClassName={styles['trigger']} className={styles['menu']} side="left" flush>
      <Suspense fallback={<div className={styles['loading']} />}>
        <CategoryPanel />
      </Suspense>
    </Flyout>
  );
}
