import { useSyncExternalStore } from 'react';
import type { KeptInBrowser } from '../contracts';

/** How this browser's user wants to read the whole shop. */
export type ReadingComfort = Readonly<KeptInBrowser['localStorage']['readingComfort']>;

const storageKey = 'readingComfort' satisfies keyof KeptInBrowser['localStorage'];
const listeners = new Set<() => void>();

let current = stored();

/** What the browser was told before; before that, what the operating system asks for. */
function stored(): ReadingComfort {
  const unasked = { largeType: false, highContrast: matchMedia('(prefers-contrast: more)').matches };
  try {
    const { largeType, highContrast } = JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? unasked;
    return { largeType: largeType === true, highContrast: highContrast === true };
  } catch {
    return unasked;
  }
}

/** Puts the wish on the document, where the tokens read it. Call once at the start; other tabs' changes follow. */
export function applyReadingComfort(): void {
  take(stored());
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) take(stored());
  });
}

/** Changes the wish for this browser, in every open tab. */
export function setReadingComfort(change: Partial<ReadingComfort>): void {
  const next = { ...current, ...change };
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Without storage it holds for as long as the page is open.
  }
  take(next);
}

function take(next: ReadingComfort): void {
  current = next;
  document.documentElement.toggleAttribute('data-large-type', next.largeType);
  document.documentElement.toggleAttribute('data-high-contrast', next.highContrast);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useReadingComfort = (): ReadingComfort => useSyncExternalStore(subscribe, () => current);
