/** Widths of pictures by the suffix of their URL; banners also have a narrow composition. */
const widthsOf: Readonly<Record<string, readonly number[]>> = {
  '-640.webp': [160, 320, 640, 1280],
  '-1280.webp': [640, 1280, 1920],
};

/** Splits the URL of a picture with several widths. */
const partsOf = (src: string) => src.match(/^(.*)(-(?:640|1280)\.webp)$/);

/** The `srcset` of an image with this URL; undefined where there is one width only. */
export function srcSetOf(src: string): string | undefined {
  const [, base, ending = ''] = partsOf(src) ?? [];
  return widthsOf[ending]?.map((width) => `${base}-${width}.webp ${width}w`).join(', ');
}

/** The narrow composition of a banner's picture, if any. */
export function narrowPictureOf(src: string): string | undefined {
  const [, base, ending] = partsOf(src) ?? [];
  return ending === '-1280.webp' ? `${base}-narrow-750.webp` : undefined;
}
