import type { Product } from 'shared-kernel/contracts';

/** One line of the list under the search field, and what choosing it does. */
export type SearchOption =
  | { kind: 'recent'; text: string }
  | { kind: 'clear' }
  | { kind: 'product'; product: Product }
  | { kind: 'all'; text: string; total: number };

const recentsBesideProducts = 2;

/**
 * What is offered for a text: the recent searches as long as it is empty; then those that hold it, the products whose
 * name or model does, and all results.
 * @param found the first products and how many there are, once known
 */
export function searchOptions(
  text: string,
  recents: readonly string[],
  found: { list: readonly Product[]; total: number; meant?: string | undefined } | undefined,
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
      ? [{ kind: 'all' as const, text: found.meant ?? text, total: found.total }]
      : []),
  ];
}

/** A text in parts, those that match what was typed told apart. */
export function matchedParts(text: string, typed: string): { part: string; matches: boolean }[] {
  const at = typed ? text.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (at < 0) return [{ part: text, matches: false }];
  const end = at + typed.length;
  return [
    { part: text.slice(0, at), matches: false },
    { part: text.slice(at, end), matches: true },
    { part: text.slice(end), matches: false },
  ].filter(({ part }) => part !== '');
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;
