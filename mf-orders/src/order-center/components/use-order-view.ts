import { useState } from 'react';
import type { StoredInBrowser } from 'shared-kernel/contracts';
import { tellStored } from 'shared-kernel/session';

export type OrderView = StoredInBrowser['localStorage']['orderView'];

const storageKey = 'orderView' satisfies keyof StoredInBrowser['localStorage'];

const stored = (): OrderView => (localStorage.getItem(storageKey) === '"full"' ? 'full' : 'compact');

/** How orders are listed: a line each, or in full. The choice is kept in this browser. */
export function useOrderView() {
  const [view, setView] = useState(stored);
  const choose = (next: OrderView) => {
    localStorage.setItem(storageKey, JSON.stringify(next));
    tellStored();
    setView(next);
  };
  return { view, choose };
}
