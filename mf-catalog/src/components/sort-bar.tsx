import { Link, useSearchParams } from 'react-router-dom';
import { changeListing, type ProductSort, productSorts } from '../model/listing-query';
import styles from './sort-bar.module.css';

export interface SortBarProps {
  sort: ProductSort;
  /** Number of products over all pages; undefined while it is not known. */
  total: number | undefined;
}

/** The orders a list can be in, and how many products it has. */
export function SortBar({ sort, total }: SortBarProps) {
  const [params] = useSearchParams();
  return (
    <div className={styles['bar']}>
      <nav aria-label="排序">
        {productSorts.map((known) => (
          <Link
            key={known.sort}
            replace
            to={{
              search: changeListing(params, {
                sort: known.sort === 'default' ? null : known.sort,
              }).toString(),
            }}
            aria-current={known.sort === sort ? 'true' : undefined}
          >
            {known.name}
          </Link>
        ))}
      </nav>
      <span aria-live="polite">{total !== undefined && `共 ${total} 件商品`}</span>
    </div>
  );
}
