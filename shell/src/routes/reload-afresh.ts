/** How long the page waits for fresh files before it is loaded anew all the same. */
const deadlineMs = 5_000;

/**
 * Loads the page anew with the files of the apps asked for afresh: they are cached for ever, and one that reached this
 * browser damaged would otherwise be taken from the cache, and refused, at every reload.
 */
export async function reloadAfresh(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/apps/'));
  const signal = AbortSignal.timeout(deadlineMs);
  await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload', signal })));
  location.reload();
}
