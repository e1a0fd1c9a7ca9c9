import type { CallPath } from 'shared-kernel/contracts';
import { PictureSkeleton, Skeleton } from 'shared-kernel/ui';
import { cardLink, type ProductCardProps } from './product-card';
import styles from './product-card.module.css';

export interface ProductCardSkeletonsProps {
  count: number;
  layout?: ProductCardProps['layout'];
  /** The page's first preloaded call with their pictures. */
  picturesOf?: CallPath;
}

/** Skeletons of product cards. */
export function ProductCardSkeletons({ count, layout = 'tall', picturesOf }: ProductCardSkeletonsProps) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has nothing but its place
    <li key={place} className={styles['card']} aria-hidden="true">
      <span className={cardLink(layout)}>
        <span className={styles['picture']}>
          {picturesOf ? <PictureSkeleton call={picturesOf} /> : <Skeleton height="100%" />}
        </span>
        <span className={styles['waiting']}>
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton width="55%" height="20px" />
        </span>
      </span>
    </li>
  ));
}
