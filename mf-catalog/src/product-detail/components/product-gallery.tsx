import { lazy, Suspense, useRef, useState } from 'react';
import type { ProductSpu } from 'shared-kernel/contracts';
import { ProductPicture, useLazyDialog } from 'shared-kernel/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '../../components/icons';
import { useRowEnds } from '../../components/use-row-ends';
import { useSwipe } from '../../components/use-swipe';
import { largest } from '../model/picture-width';
import styles from './product-gallery.module.css';
import { ZoomPicture } from './zoom-picture';

const loadViewer = () => import('./picture-viewer');
const PictureViewer = lazy(loadViewer);

/** A product's pictures: a large one with hover zoom, and thumbnails that scroll 6 at a time. */
export function ProductGallery({ product }: { product: ProductSpu }) {
  const pictures = product.files.length ? product.files : [{ url: product.imageUrl, fileName: product.name }];
  const [chosen, setChosen] = useState(0);
  const viewer = useLazyDialog(loadViewer);
  const gallery = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const ends = useRowEnds(row, pictures.length);
  const scroll = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth });
  const swipe = useSwipe((direction) => setChosen((chosen + direction + pictures.length) % pictures.length));
  const picture = pictures[chosen] ?? pictures[0];
  const alt = (place: number) => `${product.name}（${place + 1}/${pictures.length}）`;

  const closeViewer = (last: number) => {
    viewer.close();
    setChosen(last);
    gallery.current?.querySelector('button')?.focus();
  };

  return (
    <div ref={gallery} className={styles['gallery']}>
      {picture && (
        <div className={styles['large']} {...swipe}>
          <ZoomPicture src={picture.url} alt={alt(chosen)} onEnlarge={() => void viewer.open()} />
        </div>
      )}
      {pictures.length > 1 && (
        <div className={styles['thumbnails']}>
          <button type="button" aria-label="前 6 张图片" disabled={ends.atStart} onClick={() => scroll(-1)}>
            <ChevronLeftIcon size={18} />
          </button>
          <ul ref={row} aria-label="商品图片">
            {pictures.map(({ url }, place) => (
              <li key={url}>
                <button
                  type="button"
                  aria-label={`第 ${place + 1} 张图片`}
                  aria-current={place === chosen}
                  onClick={() => setChosen(place)}
                  onPointerEnter={({ pointerType }) => {
                    if (pointerType === 'mouse') setChosen(place);
                  }}
                >
                  <ProductPicture src={url} alt="" sizes="72px" />
                </button>
              </li>
            ))}
          </ul>
          <button type="button" aria-label="后 6 张图片" disabled={ends.atEnd} onClick={() => scroll(1)}>
            <ChevronRightIcon size={18} />
          </button>
        </div>
      )}
      {viewer.isOpen && (
        <Suspense>
          <PictureViewer
            pictures={pictures.map(({ url }, place) => ({ src: largest(url), alt: alt(place) }))}
            first={chosen}
            onClose={closeViewer}
          />
        </Suspense>
      )}
    </div>
  );
}
