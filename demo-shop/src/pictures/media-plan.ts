import { bannerForm, banners, drawBannerPicture } from '../drawings/banners/banners';
import { brandPictures } from '../drawings/brand/brand-pictures';
import { families, views } from '../drawings/families';
import type { Svg } from '../drawings/pen/svg';
import { drawProduct } from '../drawings/product-picture';

export interface MediaFile {
  /** Path below the media folder. */
  file: string;
  /** Size in pixels. */
  width: number;
  height: number;
}

/** One drawing and the raster files made from it. */
export interface MediaPicture {
  draw: () => Svg;
  /** Width of the drawing in its own units. */
  width: number;
  files: readonly MediaFile[];
}

const inWidths = (
  name: string,
  { width, height }: { width: number; height: number },
  widths: readonly number[],
  draw: () => Svg,
): MediaPicture => ({
  draw,
  width,
  files: widths.map((pixels) => ({
    file: `${name}-${pixels}.webp`,
    width: pixels,
    height: Math.round((height * pixels) / width),
  })),
});

/** Every picture that the shop serves. */
export const mediaPlan = (): MediaPicture[] => [
  ...families.flatMap((family) =>
    views.map((view) =>
      inWidths(`products/${family.key}-${view.key}`, { width: 640, height: 640 }, [160, 320, 640, 1280], () =>
        drawProduct(family, view.key),
      ),
    ),
  ),
  ...banners.flatMap((banner) => [
    inWidths(`banners/${banner.key}`, bannerForm(banner, 'wide'), [640, 1280, 1920], () =>
      drawBannerPicture(banner, 'wide'),
    ),
    inWidths(`banners/${banner.key}-narrow`, bannerForm(banner, 'narrow'), [750], () =>
      drawBannerPicture(banner, 'narrow'),
    ),
  ]),
  ...brandPictures.map((picture) => inWidths(`brand/${picture.key}`, picture, picture.widths, picture.draw)),
];
