const patience = 5_000;
const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the window to a position, at once if the page is tall enough, else as its content arrives, until the
 * buyer takes over. Returns the way to stop.
 */
export function scrollToWhenTall(top: number): () => void {
  const arrive = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (arrive()) return () => {};

  const observer = new ResizeObserver(() => {
    if (arrive()) stop();
  });
  const timer = setTimeout(stop, patience);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const takeover of takeovers) window.removeEventListener(takeover, stop);
  }
  for (const takeover of takeovers) window.addEventListener(takeover, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
