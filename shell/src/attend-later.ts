import { whenIdle } from './loading/when-idle';
import type { Prefetching } from './prefetch/prefetch-pages';

const signs = ['pointerover', 'focusin'];

/**
 * Loads what follows pointer and focus with the first sign of them, or when the page is idle. The last sign that came
 * while it loads counts: a pointer that rests by then gives no other.
 */
export function attendLater(prefetching: Prefetching): void {
  let latest: Event | undefined;
  let isLoading = false;
  async function load() {
    const { attend } = await import('./attend');
    for (const name of signs) removeEventListener(name, begin);
    attend(prefetching, latest);
  }
  function begin(sign?: Event) {
    latest = sign ?? latest;
    if (isLoading) return;
    isLoading = true;
    void load().catch(() => {
      isLoading = false;
    });
  }
  for (const name of signs) addEventListener(name, begin);
  whenIdle(begin);
}
