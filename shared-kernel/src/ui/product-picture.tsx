import { useState } from 'react';
import { srcSetOf } from '../domain';
import styles from './product-picture.module.css';

export interface ProductPictureProps {
  src: string;
  /** Alternative text; empty next to the product's name. */
  alt: string;
  /** The image's `sizes`: `76px`, `(width < 992px) 45vw, 240px`. */
  sizes: string;
  /** Above the fold: fetched at once with high priority. */
  priority?: boolean;
}

/** A product's picture in a square frame that keeps its size while the picture loads, or if it fails. */
export function ProductPicture({ src, alt, sizes, priority = false }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles['frame']}>
      {broken === src ? (
        <span className={styles['missing']} {...(alt && { role: 'img', 'aria-label': alt })}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01" />
          </svg>
        </span>
      ) : (
        <img
          className={styles['picture']}
          src={src}
          srcSet={srcSetOf(src)}
          sizes={sizes}
          alt={alt}
          width={640}
          height={640}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
