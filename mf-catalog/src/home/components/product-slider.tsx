import { useRef } from 'react';
import type { Product } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { CompareBox } from '../../components/compare-box';
import { ChevronLeftIcon, ChevronRightIcon } from '../../components/icons';
import { ProductCard } from '../../components/product-card';
import { ProductCardSkeletons } from '../../components/product-card-skeleton';
import { useRowEnds } from '../../components/use-row-ends';
import styles from './product-slider.module.css';

export interface ProductSliderProps {
  /** Accessible name of the list. */
  label: string;
  /** Undefined while loading. */
  products: readonly Product[] | undefined;
  layout?: 'tall' | 'wide';
}

/** A row of products, 4 per slide. It does not move by itself, nor wrap around. */
export function ProductSlider({ label, products, layout = 'tall' }: ProductSliderProps) {
  const isBuyer = useSession() !== null;
  const row = useRef<HTMLUListElement>(null);
  const ends = useRowEnds(row, products);
  const slide = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth });

  return (
    <div className={styles['slider']}>
      <ul
        ref={row}
        className={layout === 'wide' ? `${styles['row']} ${styles['wide']}` : styles['row']}
        aria-label={label}
        aria-busy={!products}
      >
        {products?.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              isBuyer={isBuyer}
              layout={layout}
              order={<CompareBox product={product} onCard={layout === 'wide' ? 'below' : 'above'} />}
            />
          </li>
        )) ?? <ProductCardSkeletons count={limits.productsPerSlide} layout={layout} />}
      </ul>
      {!(ends.atStart && ends.atEnd) && (
        <>
          <button
            type="button"
            className={`${styles['arrow']} ${styles['back']}`}
            aria-label={`${label}：上一组`}
            disabled={ends.atStart}
            onClick={() => slide(-1)}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            className={`${styles['arrow']} ${styles['on']}`}
            aria-label={`${label}：下一组`}
            disabled={ends.atEnd}
            onClick={() => slide(1)}
          >
            <ChevronRightIcon />
          </button>
        </>
      )}
    </div>
  );
}
