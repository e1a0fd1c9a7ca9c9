import type { Product } from 'shared-kernel/contracts';

/** What is kept of a product that a buyer looked at. No price: it may be another by now. */
export type ViewedProduct = Pick<Product, 'id' | 'model' | 'name' | 'imageUrl'>;

export const viewedMax = 13;

/** The list with a product looked at just now in front. */
export function withViewed(
  list: readonly ViewedProduct[],
  { id, model, name, imageUrl }: ViewedProduct,
): ViewedProduct[] {
  return [{ id, model, name, imageUrl }, ...list.filter((other) => other.id !== id)].slice(0, viewedMax);
}

// Per buyer and per browser: a ward's computer is shared.
const storageKey = (userId: string): string => `recentlyViewed:${userId}`;

/** What a buyer looked at in this browser, the latest first; nothing when what is kept cannot be read. */
export function readViewed(userId: string, storage: Storage = localStorage): ViewedProduct[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewed).slice(0, viewedMax) : [];
  } catch {
    return [];
  }
}

/** Keeps the list. A browser that keeps nothing goes without. */
export function keepViewed(
  userId: string,
  list: readonly ViewedProduct[],
  storage: Storage = localStorage,
): void {
  try {
    if (list.length > 0) storage.setItem(storageKey(userId), JSON.stringify(list));
    else storage.removeItem(storageKey(userId));
  } catch {
    // Full, or forbidden.
  }
}

const isViewed = (entry: unknown): entry is ViewedProduct =>
  typeof entry === 'object' &&
  entry !== null &&
  (['id', 'model', 'name', 'imageUrl'] as const).every(
    (field) => typeof (entry as Record<string, unknown>)[field] === 'string',
  );
