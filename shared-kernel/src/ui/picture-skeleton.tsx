import type { CallPath } from '../contracts';
import styles from './picture-skeleton.module.css';

export interface PictureSkeletonProps {
  /** The page's preloaded call that states this picture among its `pictures`; the next of them goes here. */
  call: CallPath;
  /** Whether the picture covers its frame, as a banner does, or is contained in it. */
  fills?: boolean;
}

const nothing = { __html: '' };

/**
 * Placeholder of a picture, with its container's size. The document inserts the picture as soon as the reply
 * that names it has arrived, before the page's code (http/fetch-first-pictures.ts).
 */
export const PictureSkeleton = ({ call, fills = false }: PictureSkeletonProps) => (
  <span
    className={fills ? `${styles['place']} ${styles['filled']}` : styles['place']}
    data-picture={call}
    aria-hidden="true"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that hydration leaves the document's picture in it
    dangerouslySetInnerHTML={nothing}
  />
);
