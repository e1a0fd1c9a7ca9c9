import { productLooks } from '../catalogue/product-looks';
import { bannerForm, banners, drawBannerPicture } from '../drawings/banners/banners';
import { brandPictures } from '../drawings/brand/brand-pictures';
import { families, views } from '../drawings/families';
import type { Svg } from '../drawings/pen/svg';
import { drawFamily, drawProduct } from '../drawings/product-picture';

export interface MediaFile {
  /** Path below the media folder. */
  file: string;
  /** Size in pixels. */
  width: number;
  height: number;
}

/** One drawing and its raster files. */
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

const square = { width: 640, height: 640 };
const productWidths = [160, 320, 640, 1280];

/** Every picture that the shop serves. */
export const mediaPlan = (): MediaPicture[] => [
  ...families.map((family) =>
    inWidths(`products/${family.key}-front`, square, productWidths, () => drawFamily(family, 'front')),
  ),
  ...productLooks().flatMap(({ key, look }) =>
    views.map((view) =>
      inWidths(`products/${key}-${view.key}`, square, productWidths, () => drawProduct(look, view.key)),
    ),
  ),
  ...banners.flatMap((banner) => [
    inWidths(`scenes/${banner.key}`, bannerForm(banner, 'wide'), [640, 1280, 1920], () =>
      drawBannerPicture(banner, 'wide'),
    ),
    inWidths(`scenes/${banner.key}-narrow`, bannerForm(banner, 'narrow'), [750], () =>
      drawBannerPicture(banner, 'narrow'),
    ),
  ]),
  ...brandPictures.map((picture) => inWidths(`brand/${picture.key}`, picture, picture.widths, picture.draw)),
];
