import { narrowPictureOf, srcSetOf } from '../domain/picture-sources';

/** The pictures of a reply that are the largest part of a page's first screenful (tooling/statement/first-call.mjs). */
export interface FirstPictures {
  /** Where the list of what is shown stands in the reply's data; without it the data is the list. */
  list?: string;
  /** So many of its entries, from the first on; one where nothing is said. */
  first?: number;
  /** Of an entry, with the picture's address. */
  field: string;
  /** As the image states it. */
  sizes: string;
  /** In such windows the narrow composition of a banner stands there. */
  narrow?: string;
  /** Only in such windows they are part of the first screenful. */
  media?: string;
}

/**
 * Fetches the pictures of a reply before the page that shows them has come, and puts them where that page keeps a place for them
 * (ui/picture-skeleton.tsx). Stands in the document with `start-first-calls.ts`.
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
