import type { ReactNode } from 'react';
import type { Product, ProductSku } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { CompareBox } from './compare-box';
import { ProductCard } from './product-card';
import { ProductCardSkeletons } from './product-card-skeleton';
import styles from './product-grid.module.css';

export interface ProductGridProps<P extends Product> {
  label: string;
  /** Undefined while loading. */
  products: readonly P[] | undefined;
  /** Showing the previous data until new data has loaded. */
  isOutdated?: boolean;
  /** The search text to mark. */
  search?: string;
  /** The unit that `orderOf` adds without a choice. */
  unitOf?: (product: P) => ProductSku | undefined;
  /** Order controls of a product's card, for buyers. */
  orderOf?: (product: P) => ReactNode;
}

/** Products in rows of 4; for buyers as low cards with order controls. */
export function ProductGrid<P extends Product>({
  label,
  products,
  isOutdated = false,
  search = '',
  unitOf,
  orderOf,
}: ProductGridProps<P>) {
  const isBuyer = useSession() !== null;
  const look = [styles['grid'], isOutdated && styles['outdated'], isBuyer && styles['withOrder']];
  return (
    <ul className={look.filter(Boolean).join(' ')} aria-label={label} aria-busy={!products || isOutdated}>
      {products?.map((product, place) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            isBuyer={isBuyer}
            search={search}
            unit={unitOf?.(product)}
            isFirst={place < limits.productsPerSlide}
            layout={isBuyer ? 'compact' : 'tall'}
            order={
              <>
                <CompareBox product={product} onCard={isBuyer ? 'beside' : 'above'} />
                {isBuyer && orderOf?.(product)}
              </>
            }
          />
        </li>
      )) ?? (
        <ProductCardSkeletons
          count={limits.catalogueGridSize}
          layout={isBuyer ? 'compact' : 'tall'}
          picturesOf="product/page"
        />
      )}
    </ul>
  );
}
