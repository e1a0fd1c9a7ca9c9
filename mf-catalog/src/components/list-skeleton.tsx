import { limits } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { Skeleton } from 'shared-kernel/ui';
import { productViewOf } from '../model/product-view';
import styles from './list-skeleton.module.css';
import { ProductCardSkeletons } from './product-card-skeleton';
import grid from './product-grid.module.css';
import { TableSkeleton } from './table-skeleton';

/** Placeholder of a product list with its facets and sort orders, in the view that whoever is here sees. */
export function ListSkeleton() {
  const session = useSession();
  const view = productViewOf(session?.user);
  const cards = (
    <ul className={session ? `${grid['grid']} ${grid['withOrder']}` : grid['grid']}>
      <ProductCardSkeletons
        count={limits.catalogueGridSize}
        layout={session ? 'compact' : 'tall'}
        picturesOf="product/page"
      />
    </ul>
  );
  return (
    <div className={session ? `${styles['list']} ${styles['rows']}` : styles['list']}>
      <span className={styles['facets']}>
        <Skeleton width="40%" />
        {Array.from({ length: 12 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has nothing but its place
          <Skeleton key={place} />
        ))}
      </span>
      <div>
        <span className={styles['order']}>
          <Skeleton width="48%" height="20px" />
        </span>
        {/* The document shows the one that the buyer has chosen (shared-kernel/src/session/show-app-shell.ts). */}
        {session ? (
          <>
            <div data-view="list" hidden={view !== 'list'}>
              <TableSkeleton />
            </div>
            <div data-view="grid" hidden={view !== 'grid'}>
              {cards}
            </div>
          </>
        ) : (
          cards
        )}
      </div>
    </div>
  );
}
