import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Category } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { moveInMenu, QueryView, Skeleton } from 'shared-kernel/ui';
import { useCategories } from '../../api/list-categories';
import { ChevronRightIcon } from '../../components/icons';
import styles from './category-side-menu.module.css';

/**
 * The categories beside the first banner, each with its subcategories on hover or focus
 * (docs/specification.md#home). One tab stop, with arrow keys inside.
 */
export function CategorySideMenu() {
  const categories = useCategories();
  const [openId, setOpenId] = useState<string | null>(null);
  const [stopId, setStopId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpenId(null);
    moveInMenu(event, list.current);
  };
  return (
    <nav
      className={styles['menu']}
      aria-label="商品分类"
      onPointerLeave={() => setOpenId(null)}
      onKeyDown={onKeyDown}
    >
      <QueryView
        compact
        name="分类"
        query={categories}
        skeleton={<ul className={styles['list']}>{waitingLines}</ul>}
      >
        {(categories) => (
          <ul ref={list} className={styles['list']}>
            {categories.map((category, place) => (
              <li
                key={category.id}
                className={category.id === openId ? styles['open'] : undefined}
                onPointerEnter={() => setOpenId(category.id)}
                onFocus={() => {
                  setOpenId(category.id);
                  setStopId(category.id);
                }}
                onBlur={({ currentTarget, relatedTarget }) => {
                  if (!currentTarget.contains(relatedTarget)) setOpenId(null);
                }}
              >
                <Link
                  className={styles['category']}
                  tabIndex={(stopId ? category.id === stopId : place === 0) ? 0 : -1}
                  to={pathTo('/home/all_product', { parentId: category.id, title: category.name })}
                >
                  {category.name}
                  <ChevronRightIcon size={12} />
                </Link>
                {category.id === openId && category.children.length > 0 && <Subcategories of={category} />}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </nav>
  );
}

const waitingLines = Array.from({ length: 12 }, (_, line) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has nothing but its place
  <li key={line} className={styles['waiting']}>
    <Skeleton width="60%" />
  </li>
));

function Subcategories({ of: { id: parentId, name, children } }: { of: Category }) {
  return (
    <div className={styles['subcategories']}>
      <h2>{name}</h2>
      <ul>
        {children.map((child) => (
          <li key={child.id}>
            <Link
              tabIndex={-1}
              to={pathTo('/home/all_product', { parentId, categoryId: child.id, title: child.name })}
            >
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
