const storageKey = 'scrollPositions';
const keptPositions = 50;

/** Where each history entry of this tab was scrolled to, for a document that takes up an entry of before. */
export function readScrollPositions(): Map<string, number> {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'navigate') return new Map();
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

export function storeScrollPositions(positions: ReadonlyMap<string, number>): void {
  sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-keptPositions)));
}
