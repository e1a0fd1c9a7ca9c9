const storageKey = 'recentSearches';
const kept = 8;

/** What was searched for in this browser, newest first. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Puts a search first; an empty one is none. */
export function rememberSearch(text: string): void {
  if (!text) return;
  const others = readRecentSearches().filter((other) => other !== text);
  localStorage.setItem(storageKey, JSON.stringify([text, ...others].slice(0, kept)));
}

export function forgetSearches(): void {
  localStorage.removeItem(storageKey);
}
