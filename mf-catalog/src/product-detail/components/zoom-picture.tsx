import { type PointerEvent, useState } from 'react';
import { ProductPicture } from 'shared-kernel/ui';
import { EnlargeIcon } from '../../components/icons';
import { largest } from '../model/picture-width';
import styles from './zoom-picture.module.css';

export interface ZoomPictureProps {
  src: string;
  alt: string;
  /** Opens the full-screen viewer. */
  onEnlarge: () => void;
}

/** A large picture with hover zoom; a click or tap opens it full-screen. */
export function ZoomPicture({ src, alt, onEnlarge }: ZoomPictureProps) {
  const [spot, setSpot] = useState<string | null>(null);

  const onPointerMove = ({ pointerType, clientX, clientY, currentTarget }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setSpot(`${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`);
  };

  return (
    <button
      type="button"
      className={styles['picture']}
      aria-label={`放大查看 ${alt}`}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setSpot(null)}
      onClick={onEnlarge}
    >
      <ProductPicture src={src} alt={alt} sizes="(width < 992px) 92vw, 400px" priority />
      {spot && (
        <img className={styles['zoomed']} src={largest(src)} alt="" style={{ transformOrigin: spot }} />
      )}
      <span className={styles['hint']}>
        <EnlargeIcon size={16} />
      </span>
    </button>
  );
}
