import sharp from 'sharp';
import type { MediaFile, MediaPicture } from './media-plan';
import { outlineText } from './outline-text';

export const encoding = { quality: 80, effort: 2 } as const;

/** Converts a picture's text to outlines once. @returns a function that makes its raster files */
export async function rasteriser(picture: MediaPicture): Promise<(file: MediaFile) => Promise<Buffer>> {
  const svg = Buffer.from(await outlineText(picture.draw()));
  return ({ width, height }) =>
    sharp(svg, { density: (72 * width) / picture.width })
      .resize(width, height, { fit: 'fill' })
      .webp(encoding)
      .toBuffer();
}
