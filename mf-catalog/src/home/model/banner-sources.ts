const ending = '-1280.webp';

/**
 * Banner pictures whose address ends `-1280.webp` exist in three widths and in a narrow composition; others in one.
 */
export function bannerSources(imageUrl: string): { wide: string | undefined; narrow: string | undefined } {
  if (!imageUrl.endsWith(ending)) return { wide: undefined, narrow: undefined };
  const base = imageUrl.slice(0, -ending.length);
  return {
    wide: [640, 1280, 1920].map((width) => `${base}-${width}.webp ${width}w`).join(', '),
    narrow: `${base}-narrow-750.webp`,
  };
}
