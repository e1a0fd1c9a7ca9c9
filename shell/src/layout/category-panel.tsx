import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Category } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { moveInMenu, QueryView } from 'shared-kernel/ui';
import { useCategories } from '../api/list-categories';
import styles from './category-panel.module.css';
import { Icon } from './icon';

const settleDelay = 90;

/** The categories in a column, and beside it the subcategories of the one pointed at. */
export default function CategoryPanel() {
  const categories = useCategories();
  return (
    <div className={styles['panel']}>
      <QueryView compact name="分类" query={categories} skeleton={null}>
        {(categories) => <CategoryColumns categories={categories} />}
      </QueryView>
    </div>
  );
}

function CategoryColumns({ categories }: { categories: readonly Category[] }) {
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const column = useRef<HTMLUListElement>(null);

  // A mouse on its way to the subcategories crosses other categories; it means the one that it rests on.
  const pointTo = (id: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPointedAt(id), pointedAt ? settleDelay : 0);
  };

  return (
    <ul ref={column} onKeyDown={(event) => moveInMenu(event, column.current)}>
      {categories.map((category) => (
        <li
          key={category.id}
          className={pointedAt === category.id ? styles['current'] : undefined}
          onPointerEnter={() => pointTo(category.id)}
          onPointerLeave={() => clearTimeout(timer.current)}
        >
          <Link
            to={pathTo('/home/all_product', { parentId: category.id, title: category.name })}
            className={styles['category']}
            onFocus={() => setPointedAt(category.id)}
          >
            {category.name}
            <Icon name="chevron-right" size={12} />
          </Link>
          {pointedAt === category.id && category.children.length > 0 && <Subcategories of={category} />}
        </li>
      ))}
    </ul>
  );
}

function Subcategories({ of: { id: parentId, name, children } }: { of: Category }) {
  return (
    <div className={styles['subcategories']}>
      <h2 className={styles['heading']}>
        {name}
        <Link to={pathTo('/home/all_product', { parentId, title: name })} className={styles['all']}>
          查看全部
        </Link>
      </h2>
      <ul className={styles['grid']}>
        {children.map((child) => (
          <li key={child.id}>
            <Link
              to={pathTo('/home/all_product', { parentId, categoryId: child.id, title: child.name })}
              className={styles['subcategory']}
            >
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
