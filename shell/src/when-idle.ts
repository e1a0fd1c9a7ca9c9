const settleMs = 3_000;

/** Does something once the page has loaded and has had time to show itself. Returns the way to call it off. */
export function whenIdle(task: () => unknown): () => void {
  let calledOff = false;
  const idle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));
  const run = () => {
    if (!calledOff) task();
  };
  const wait = () => setTimeout(() => idle(run), settleMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    calledOff = true;
  };
}
