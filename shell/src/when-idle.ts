const settleMs = 3_000;

/** Does something once the page has loaded and has had time to show itself. */
export function whenIdle(task: () => unknown): void {
  const idle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));
  const wait = () => setTimeout(() => idle(() => task()), settleMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
