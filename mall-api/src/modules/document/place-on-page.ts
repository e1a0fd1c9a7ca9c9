import type { SignPlace } from '../../db/schema';
import type { PlaceOnPage } from './pdf/positions';

const a4Height = 841.89;

/** The area of a document's part in PDF coordinates. */
export function placeOnPage(
  place: PlaceOnPage | undefined,
  size: { width: number; height: number },
): SignPlace {
  if (!place) throw new Error('The part was not rendered.');
  return { page: place.page, x: place.left, y: a4Height - place.top - size.height, ...size };
}
