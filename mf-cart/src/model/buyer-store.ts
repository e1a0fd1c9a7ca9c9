import { getSession, subscribe } from 'shared-kernel/session';
import type { StoreApi } from 'zustand';

/**
 * Keeps a store in this tab's session storage, for each buyer apart: what was typed survives a reload and a new
 * login, and nobody else sees it.
 * @param name part of the key, with the buyer's id
 * @param fresh what a buyer without anything kept begins with
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
    store.setState({ ...fresh(), ...(next && kept<State>(storageKey(name, next))) }, true);
  };
  follow();
  subscribe(follow);
  store.subscribe((state) => {
    if (buyerId) sessionStorage.setItem(storageKey(name, buyerId), JSON.stringify(state));
  });
}

const storageKey = (name: string, buyerId: string) => `${name}:${buyerId}`;

function kept<State>(key: string): Partial<State> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}')) as Partial<State>;
  } catch {
    return {};
  }
}
