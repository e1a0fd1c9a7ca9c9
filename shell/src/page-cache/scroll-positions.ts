const storageKey = 'scrollPositions';
const keptPositions = 50;

/** Where each history entry of this tab was scrolled to, as left by the document before a reload. */
export function readScrollPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

export function storeScrollPositions(positions: ReadonlyMap<string, number>): void {
  sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-keptPositions)));
}
