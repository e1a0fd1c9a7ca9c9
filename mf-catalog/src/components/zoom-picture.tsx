import { type PointerEvent, useState } from 'react';
import { ProductPicture } from 'shared-kernel/ui';
import { EnlargeIcon } from './icons';
import { PictureDialog } from './picture-dialog';
import styles from './zoom-picture.module.css';

export interface ZoomPictureProps {
  src: string;
  alt: string;
}

/** The width in which product pictures exist at most (kernel, ProductPicture). */
export const largest = (src: string): string => src.replace(/-640\.webp$/, '-1280.webp');

/** A large picture that shows more of the spot under the mouse; a click shows all of it as large as the window. */
export function ZoomPicture({ src, alt }: ZoomPictureProps) {
  const [spot, setSpot] = useState<string | null>(null);
  const [isEnlarged, setIsEnlarged] = useState(false);

  const onPointerMove = ({ pointerType, clientX, clientY, currentTarget }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setSpot(`${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`);
  };

  return (
    <>
      <button
        type="button"
        className={styles['picture']}
        aria-label={`放大查看 ${alt}`}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setSpot(null)}
        onClick={() => setIsEnlarged(true)}
      >
        <ProductPicture src={src} alt={alt} sizes="(width < 992px) 92vw, 520px" priority />
        {spot && (
          <img className={styles['zoomed']} src={largest(src)} alt="" style={{ transformOrigin: spot }} />
        )}
        <span className={styles['hint']}>
          <EnlargeIcon size={16} />
        </span>
      </button>
      {isEnlarged && <PictureDialog src={largest(src)} alt={alt} onClose={() => setIsEnlarged(false)} />}
    </>
  );
}
