import { PictureSkeleton, Skeleton } from 'shared-kernel/ui';
import styles from './product-view.module.css';

/** Placeholder of a product. */
export const ProductDetailSkeleton = () => (
  <div className={styles['product']}>
    <div className={styles['waitingPicture']}>
      <PictureSkeleton call="product/detail" />
    </div>
    <div className={styles['waiting']}>
      <Skeleton width="24%" />
      <Skeleton width="62%" height="30px" />
      <Skeleton width="48%" />
      <Skeleton height="98px" />
      <Skeleton width="56%" height="36px" />
      <Skeleton width="40%" height="36px" />
      <Skeleton width="60%" height="48px" />
    </div>
  </div>
);
