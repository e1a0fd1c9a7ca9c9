export interface PlaceOnPage {
  /** From 0. */
  readonly page: number;
  /** In points from the page's left and upper edge. */
  readonly left: number;
  readonly top: number;
}

interface Positioned {
  readonly id?: string;
  readonly stack?: readonly Positioned[];
  readonly positions?: readonly { pageNumber: number; left: number; top: number }[];
}

/** Positions of rendered parts with an id: the library stores them on every line. */
export function placesIn(content: unknown): Record<string, PlaceOnPage> {
  const places: Record<string, PlaceOnPage> = {};
  const known = new Set<unknown>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || known.has(part)) return;
    known.add(part);
    const { id, stack } = part as Positioned;
    const [place] = stack?.[0]?.positions ?? [];
    if (id && place) places[id] = { page: place.pageNumber - 1, left: place.left, top: place.top };
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(content);
  return places;
}
