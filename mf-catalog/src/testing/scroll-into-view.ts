import { act } from '@testing-library/react';

type Watcher = (entries: { isIntersecting: boolean }[]) => void;

let watchers = new Set<Watcher>();

/**
 * jsdom has no layout: nothing nears the viewport until a test scrolls there. Call it once in a test file.
 */
export function watchNothingYet(): void {
  beforeEach(() => {
    watchers = new Set();
    globalThis.IntersectionObserver = class {
      readonly #watcher: Watcher;
      constructor(watcher: Watcher) {
        this.#watcher = watcher;
      }
      observe() {
        watchers.add(this.#watcher);
      }
      disconnect() {
        watchers.delete(this.#watcher);
      }
    } as unknown as typeof IntersectionObserver;
  });
}

/** Scrolls through the whole page. */
export const scrollThrough = () =>
  act(async () => {
    for (const watcher of [...watchers]) watcher([{ isIntersecting: true }]);
  });
