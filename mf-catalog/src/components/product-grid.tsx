import type { Product } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { ProductCard } from './product-card';
import { ProductCardSkeletons } from './product-card-skeleton';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  label: string;
  /** Undefined while they are on their way. */
  products: readonly Product[] | undefined;
  /** Shown until others have come. */
  isOutdated?: boolean;
}

/** Products in rows of 4. */
export function ProductGrid({ label, products, isOutdated = false }: ProductGridProps) {
  return (
    <ul
      className={`${styles['grid']} ${isOutdated ? styles['outdated'] : ''}`}
      aria-label={label}
      aria-busy={!products || isOutdated}
    >
      {products?.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      )) ?? <ProductCardSkeletons count={limits.catalogueGridSize} />}
    </ul>
  );
}
