import type { ContentStack } from 'pdfmake/interfaces';
import type { SignPlace } from '../../db/schema';

const a4Height = 841.89;

interface Positioned {
  readonly positions?: readonly { pageNumber: number; left: number; top: number }[];
}

/** Where a rendered part of a paper begins: the library notes on every line of it where it came to stand. */
export function placeOnPage({ stack }: ContentStack, size: { width: number; height: number }): SignPlace {
  const [place] = (stack[0] as Positioned).positions ?? [];
  if (!place) throw new Error('The part was not rendered.');
  return { page: place.pageNumber - 1, x: place.left, y: a4Height - place.top - size.height, ...size };
}
