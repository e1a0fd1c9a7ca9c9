import type { Banner } from 'shared-kernel/contracts';
import { narrowPictureOf, srcSetOf } from 'shared-kernel/domain';

export interface BannerPictureProps {
  banner: Banner;
  /** Width of the screen, in pixels, below which the narrow picture fits better. */
  narrowBelow: number;
  /** The first thing that a buyer sees: fetched before anything else. */
  isFirstContent?: boolean;
  /** Fetched when it comes near the view. */
  isLazy?: boolean;
  onLoad?: () => void;
}

/** A banner's picture. Where the words are drawn in it, they are its alternative text, too. */
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
