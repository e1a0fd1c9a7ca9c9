import type { StoredInBrowser } from 'shared-kernel/contracts';

const prefix = 'recentlyViewed:' satisfies keyof StoredInBrowser['localStorage'];

/** The stored fields of a viewed product. No price: it may have changed. */
export type ViewedProduct = StoredInBrowser['localStorage'][typeof prefix][number];

export const viewedMax = 13;

/** The list with a viewed product in front. */
export function withViewed(
  list: readonly ViewedProduct[],
  { id, model, name, imageUrl }: ViewedProduct,
): ViewedProduct[] {
  return [{ id, model, name, imageUrl }, ...list.filter((other) => other.id !== id)].slice(0, viewedMax);
}

// Per buyer and per browser: a ward's computer is shared. The shell clears it when the session ends.
const storageKey = (userId: string): string => `${prefix}${userId}`;

/** The products a buyer viewed in this browser, latest first; empty when unreadable. */
export function readViewed(userId: string, storage: Storage = localStorage): ViewedProduct[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewed).slice(0, viewedMax) : [];
  } catch {
    return [];
  }
}

/** Stores the list, if the browser allows it. */
export function keepViewed(
  userId: string,
  list: readonly ViewedProduct[],
  storage: Storage = localStorage,
): void {
  try {
    if (list.length > 0) storage.setItem(storageKey(userId), JSON.stringify(list));
    else storage.removeItem(storageKey(userId));
  } catch {
    // Storage is full or forbidden.
  }
}

const isViewed = (entry: unknown): entry is ViewedProduct =>
  typeof entry === 'object' &&
  entry !== null &&
  (['id', 'model', 'name', 'imageUrl'] as const).every(
    (field) => typeof (entry as Record<string, unknown>)[field] === 'string',
  );
