import type { CallPath } from '../contracts';
import styles from './picture-skeleton.module.css';

export interface PictureSkeletonProps {
  /** The call that the page begins with and that states this picture among its `pictures`: the next of them stands here. */
  call: CallPath;
  /** Whether the picture fills its place, as a banner does, or stands in it whole. */
  fills?: boolean;
}

/**
 * The place of a picture that is on its way, with its container's size. The document puts the picture there as soon as the reply
 * that names it has come, before the code of the page (http/fetch-first-pictures.ts).
 */
export const PictureSkeleton = ({ call, fills = false }: PictureSkeletonProps) => (
  <span
    className={fills ? `${styles['place']} ${styles['filled']}` : styles['place']}
    data-picture={call}
    aria-hidden="true"
  />
);
