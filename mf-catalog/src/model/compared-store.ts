import type { Product } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';

/** The stored fields of a compared product: enough to name it once it is discontinued. */
export type ComparedProduct = Pick<Product, 'id' | 'model'>;

const storageKey = 'comparedProducts';
/** What a page is drawn with before its browser is asked. */
export const noneCompared: readonly ComparedProduct[] = [];
const listeners = new Set<() => void>();

let text: string | null = null;
let kept = noneCompared;

/** The products chosen for comparison in this browser, in all its tabs; the same array until it changes. */
export function readCompared(): readonly ComparedProduct[] {
  const now = readText();
  if (now !== text) {
    text = now;
    kept = parse(now);
  }
  return kept;
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return text;
  }
}

function parse(json: string | null): readonly ComparedProduct[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    const found = Array.isArray(list) ? list.filter(isCompared) : noneCompared;
    return found.length > 0 ? found.slice(0, limits.comparedProducts) : noneCompared;
  } catch {
    return noneCompared;
  }
}

const isCompared = (entry: unknown): entry is ComparedProduct =>
  typeof entry === 'object' &&
  entry !== null &&
  (['id', 'model'] as const).every((field) => typeof (entry as Record<string, unknown>)[field] === 'string');

function keep(list: readonly ComparedProduct[]): void {
  text = JSON.stringify(list);
  kept = list;
  try {
    if (list.length > 0) localStorage.setItem(storageKey, text);
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage they last until the page is left.
  }
  for (const listener of listeners) listener();
}

export function subscribeToCompared(listener: () => void): () => void {
  listeners.add(listener);
  // Writes of other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** @returns false when the comparison is full */
export function addCompared({ id, model }: ComparedProduct): boolean {
  const now = readCompared();
  if (now.some((product) => product.id === id)) return true;
  if (now.length >= limits.comparedProducts) return false;
  keep([...now, { id, model }]);
  return true;
}

export const removeCompared = (...ids: readonly string[]): void =>
  keep(readCompared().filter(({ id }) => !ids.includes(id)));

export const clearCompared = (): void => keep(noneCompared);
