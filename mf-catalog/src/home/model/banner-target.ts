/** The action of a banner's link: none, scroll to a category, or open a URL (docs/specification.md#home). */
export type BannerTarget =
  | { kind: 'none' }
  | { kind: 'category'; categoryId: string; href: string }
  | { kind: 'page'; href: string }
  | { kind: 'site'; href: string };

/** Parses a banner's link. URLs other than HTTP(S) lead nowhere. */
export function bannerTarget(linkUrl: string | null, origin: string): BannerTarget {
  const url = linkUrl?.trim() ? parse(linkUrl.trim(), origin) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return { kind: 'none' };
  if (url.origin !== origin) return { kind: 'site', href: url.href };
  const href = `${url.pathname}${url.search}${url.hash}`;
  const categoryId = url.searchParams.get('categoryId');
  return categoryId ? { kind: 'category', categoryId, href } : { kind: 'page', href };
}

function parse(link: string, origin: string): URL | null {
  try {
    return new URL(link, origin);
  } catch {
    return null;
  }
}
