import type { ReactNode } from 'react';
import { formatCount } from 'shared-kernel/domain';
import { ParamsLink, useAddressParams } from 'shared-kernel/ui';
import { changeListing, type Listing, productSorts } from '../model/listing-query';
import styles from './sort-bar.module.css';

export interface SortBarProps extends Pick<Listing, 'sort' | 'inStock'> {
  /** Number of products over all pages; undefined while loading. */
  total: number | undefined;
  /** The view switch. */
  children?: ReactNode;
}

/** Sort orders, stock filter, and the number of products. */
export function SortBar({ sort, inStock, total, children }: SortBarProps) {
  const { params, setParams } = useAddressParams();
  return (
    <div className={styles['bar']}>
      <nav aria-label="排序">
        {productSorts.map((known) => (
          <ParamsLink
            key={known.sort}
            replace
            params={changeListing(params, { sort: known.sort === 'default' ? null : known.sort })}
            aria-current={known.sort === sort ? 'true' : undefined}
          >
            {known.name}
          </ParamsLink>
        ))}
      </nav>
      <div className={styles['filter']}>
        <label>
          <input
            type="checkbox"
            checked={inStock}
            onChange={(event) =>
              setParams(changeListing(params, { inStock: event.target.checked ? '1' : null }), {
                replace: true,
              })
            }
          />
          仅看有货
        </label>
        <span aria-live="polite">{total !== undefined && `共 ${formatCount(total, '件')}商品`}</span>
        {children}
      </div>
    </div>
  );
}
