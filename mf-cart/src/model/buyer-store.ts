import { getSession, subscribe } from 'shared-kernel/session';
import type { StoreApi } from 'zustand';

/**
 * Persists a store in this tab's session storage, separately for each buyer: a draft survives a reload and a
 * new login, and nobody else sees it.
 * @param name part of the key, with the buyer's id
 * @param fresh initial state of a buyer without a stored one
 */
export function keepForBuyer<State extends object>(
  store: StoreApi<State>,
  name: string,
  fresh: () => State,
): void {
  let buyerId: string | null = null;
  const follow = () => {
    const next = getSession()?.user.id ?? null;
    if (next === buyerId) return;
    buyerId = next;
    store.setState({ ...fresh(), ...(next && kept(storageKey(name, next), fresh())) }, true);
  };
  follow();
  subscribe(follow);
  store.subscribe((state) => {
    if (buyerId) sessionStorage.setItem(storageKey(name, buyerId), JSON.stringify(state));
  });
}

/** Removes a store's persisted state of a buyer whose session has ended. */
export const dropCached = (name: string, buyerId: string): void =>
  sessionStorage.removeItem(storageKey(name, buyerId));

const storageKey = (name: string, buyerId: string) => `${name}:${buyerId}`;

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/**
 * The persisted state, reduced to valid fields: another version of the shop, or a person, may have changed
 * it.
 */
function kept<State extends object>(key: string, fresh: State): Partial<State> {
  try {
    const stored = Object(JSON.parse(sessionStorage.getItem(key) ?? '{}')) as Partial<State>;
    const fits = Object.entries(fresh).filter(([field, value]) => {
      const found = stored[field as keyof State];
      return value === null ? field in stored : found !== null && kindOf(found) === kindOf(value);
    });
    return Object.fromEntries(fits.map(([field]) => [field, stored[field as keyof State]])) as Partial<State>;
  } catch {
    return {};
  }
}
