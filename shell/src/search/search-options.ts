import type { SearchReading } from 'shared-kernel/contracts';
import type { SuggestedProducts } from '../api/suggest-products';

/** One line of the list under the search field, and what choosing it does. */
export type SearchOption =
  | { kind: 'recent'; text: string }
  | { kind: 'clear' }
  | { kind: 'product'; product: SuggestedProducts['list'][number] }
  | { kind: 'all'; text: string; meant: string; total: number };

const recentsBesideProducts = 2;

/**
 * What is offered for a text: the recent searches as long as it is empty; then those that hold it, the products whose
 * server finds, and all results.
 * @param found the first products, how many there are, and how the text was read, once known
 */
export function searchOptions(
  text: string,
  recents: readonly string[],
  found: SuggestedProducts | undefined,
): SearchOption[] {
  if (!text) {
    if (recents.length === 0) return [];
    return [...recents.map((recent) => ({ kind: 'recent' as const, text: recent })), { kind: 'clear' }];
  }
  const lower = text.toLowerCase();
  const matching = recents.filter((recent) => recent !== text && recent.toLowerCase().includes(lower));
  return [
    ...matching.slice(0, recentsBesideProducts).map((recent) => ({ kind: 'recent' as const, text: recent })),
    ...(found?.list ?? []).map((product) => ({ kind: 'product' as const, product })),
    ...(found && found.total > 0
      ? [{ kind: 'all' as const, text, meant: meantBy(text, found.reading), total: found.total }]
      : []),
  ];
}

/** A text that was typed, or its words where it is read otherwise. */
const meantBy = (text: string, reading: SearchReading | undefined): string =>
  reading?.reasons.some(({ kind }) => kind !== 'synonym') || reading?.left.length
    ? reading.words.join(' ')
    : text;

export const optionId = (listId: string, index: number) => `${listId}-${index}`;
