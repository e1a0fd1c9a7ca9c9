import { Link, useLocation } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { FailedState, lazyView } from 'shared-kernel/ui';
import styles from './category-menu.module.css';
import { Flyout } from './flyout';
import { Icon } from './icon';
import { OwnPart } from './own-part';

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
      <OwnPart name="category-panel" loading={<div className={styles['loading']} />} failed={<FailedState />}>
        <CategoryPanel />
      </OwnPart>
    </Flyout>
  );
}
