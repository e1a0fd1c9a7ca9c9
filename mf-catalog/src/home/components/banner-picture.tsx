import type { Banner } from 'shared-kernel/contracts';
import { narrowPictureOf, srcSetOf } from 'shared-kernel/domain';

export interface BannerPictureProps {
  banner: Banner;
  /** Window width in pixels below which the narrow picture is used. */
  narrowBelow: number;
  /** The largest contentful paint: fetched with high priority. */
  isFirstContent?: boolean;
  /** Fetched when it nears the viewport. */
  isLazy?: boolean;
  onLoad?: () => void;
}

/** A banner's picture. Words drawn in it are its alternative text. */
export function BannerPicture({
  banner,
  narrowBelow,
  isFirstContent = false,
  isLazy = false,
  onLoad,
}: BannerPictureProps) {
  const narrow = narrowPictureOf(banner.imageUrl);
  return (
    <picture>
      {narrow && <source media={`(width < ${narrowBelow}px)`} srcSet={narrow} />}
      <img
        src={banner.imageUrl}
        srcSet={srcSetOf(banner.imageUrl)}
        sizes="(width < 1200px) 100vw, 1400px"
        alt={banner.ground ? '' : [banner.title, banner.subtitle].filter(Boolean).join('：')}
        fetchPriority={isFirstContent ? 'high' : 'auto'}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding={isFirstContent ? 'sync' : 'async'}
        onLoad={onLoad}
      />
    </picture>
  );
}
