import { limits } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { Page, Skeleton } from 'shared-kernel/ui';
import { ProductCardSkeletons } from '../components/product-card-skeleton';
import grid from '../components/product-grid.module.css';
import styles from './category-screen.module.css';

/** Placeholder of a category page. Its title is in the address, which a skeleton does not know. */
export function CategorySkeleton() {
  const isBuyer = useSession() !== null;
  return (
    <Page role="status" aria-label="正在加载">
      <div className={styles['waitingHead']}>
        <Skeleton width="120px" height="14px" />
        <Skeleton width="180px" height="30px" />
      </div>
      <div className={styles['filters']}>
        <span className={styles['waitingFilters']}>
          <Skeleton width="56%" height="20px" />
        </span>
      </div>
      <div className={styles['waitingList']}>
        <span className={styles['waitingFacets']}>
          <Skeleton width="40%" />
          {Array.from({ length: 12 }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has nothing but its place
            <Skeleton key={place} />
          ))}
        </span>
        <div>
          <span className={styles['waitingOrder']}>
            <Skeleton width="48%" height="20px" />
          </span>
          <ul className={isBuyer ? `${grid['grid']} ${grid['withOrder']}` : grid['grid']}>
            <ProductCardSkeletons count={limits.catalogueGridSize} picturesOf="product/page" />
          </ul>
        </div>
      </div>
    </Page>
  );
}
