/** Pictures whose address ends so exist in these widths, too; those of banners also in a narrow composition. */
const widthsOf: Readonly<Record<string, readonly number[]>> = {
  '-640.webp': [160, 320, 640, 1280],
  '-1280.webp': [640, 1280, 1920],
};

/** Splits the address of a picture that exists in several widths. */
const partsOf = (src: string) => src.match(/^(.*)(-(?:640|1280)\.webp)$/);

/** What an image of this address offers as `srcset`; nothing where it exists in one width. */
export function srcSetOf(src: string): string | undefined {
  const [, base, ending = ''] = partsOf(src) ?? [];
  return widthsOf[ending]?.map((width) => `${base}-${width}.webp ${width}w`).join(', ');
}

/** The narrow composition of a banner's picture, where there is one. */
export function narrowPictureOf(src: string): string | undefined {
  const [, base, ending] = partsOf(src) ?? [];
  return ending === '-1280.webp' ? `${base}-narrow-750.webp` : undefined;
}
