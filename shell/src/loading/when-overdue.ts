/**
 * Does something when what a page needs is overdue.
 * @param ms how long it may take; in steps, so that a machine that stands still or sleeps uses up no more than one
 * @returns the way to call it off
 */
export function whenOverdue(ms: number, task: () => void): () => void {
  let left = 5;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    task();
  }, ms / left);
  return () => clearInterval(timer);
}
