const settleMs = 3_000;

/** Does something when the thread has nothing else to do. */
export const whenFree = (task: () => void): void => {
  (globalThis.requestIdleCallback ?? setTimeout)(task);
};

/** Does something once the page has loaded and has had time to show itself. Returns the way to call it off. */
export function whenIdle(task: () => unknown): () => void {
  let calledOff = false;
  const run = () => {
    if (!calledOff) task();
  };
  const wait = () => setTimeout(() => whenFree(run), settleMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    calledOff = true;
  };
}
