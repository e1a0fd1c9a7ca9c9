import { useSyncExternalStore } from 'react';
import type { StoredInBrowser } from '../contracts';

/** Type size and contrast chosen in this browser. */
export type ReadingComfort = Readonly<StoredInBrowser['localStorage']['readingComfort']>;

const storageKey = 'readingComfort' satisfies keyof StoredInBrowser['localStorage'];
const listeners = new Set<() => void>();

let current = stored();

/** The stored settings; without any, those of the operating system. */
function stored(): ReadingComfort {
  const unasked = { largeType: false, highContrast: matchMedia('(prefers-contrast: more)').matches };
  try {
    const { largeType, highContrast } = JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? unasked;
    return { largeType: largeType === true, highContrast: highContrast === true };
  } catch {
    return unasked;
  }
}

/**
 * Applies the settings to the document, where the tokens read them. Call once at the start; other tabs'
 * changes follow.
 */
export function applyReadingComfort(): void {
  take(stored());
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) take(stored());
  });
}

/** Changes the settings for this browser, in every open tab. */
export function setReadingComfort(change: Partial<ReadingComfort>): void {
  const next = { ...current, ...change };
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Without storage they last as long as the page.
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

/** As documents are drawn: what was chosen stands on `html` alone. */
const unchosen: ReadingComfort = { largeType: false, highContrast: false };

export const useReadingComfort = (): ReadingComfort =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => unchosen,
  );
