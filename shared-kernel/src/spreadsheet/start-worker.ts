/** Null where there are no workers, or none may be started. */
export function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./workbook-worker.ts', import.meta.url), { name: 'workbook' });
  } catch {
    return null;
  }
}
