import { narrowPictureOf, srcSetOf } from '../domain/picture-sources';

/**
 * The pictures of a reply that are a page's largest contentful paint
 * (tooling/app-manifest/preloaded-call.mjs).
 */
export interface FirstPictures {
  /** Path of the list in the reply's data; without it the data is the list. */
  list?: string;
  /** Number of entries, from the first; default 1. */
  first?: number;
  /** Field of an entry that holds the picture's URL. */
  field: string;
  /** The image's `sizes`. */
  sizes: string;
  /** In such windows the banner's narrow composition is shown. */
  narrow?: string;
  /** Only in such windows they are above the fold. */
  media?: string;
}

/**
 * Fetches the pictures of a reply before the page that shows them has loaded, and puts them into that page's
 * placeholders (ui/picture-skeleton.tsx). Inlined into the document with `start-preloaded-calls.ts`.
 * @param call path of the call
 * @param envelope of the reply
 */
export function fetchFirstPictures(
  call: string,
  { list, first = 1, field, sizes, narrow, media }: FirstPictures,
  envelope: { data?: unknown },
): void {
  if (media && !matchMedia(media).matches) return;
  const steps = list?.split('.') ?? [];
  const rows = steps.reduce((part, step) => Object(part)[step], envelope.data) as Record<string, string>[];
  const places = document.querySelectorAll(`[data-picture="${call}"]`);
  for (const [index, { [field]: src = '' }] of rows.slice(0, first).entries()) {
    const small = narrow && matchMedia(narrow).matches && narrowPictureOf(src);
    const image = new Image();
    image.fetchPriority = 'high';
    image.alt = '';
    image.onerror = () => image.remove();
    image.sizes = sizes;
    image.srcset = (!small && srcSetOf(src)) || '';
    image.src = small || src;
    places[index]?.replaceChildren(image);
  }
}
