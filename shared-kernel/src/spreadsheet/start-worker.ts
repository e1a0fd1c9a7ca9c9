/** Formats read in a worker, each with its own library. */
export type WorkbookKind = 'xlsx' | 'xls';

/** Null where workers are missing or not allowed. */
export function startWorker(kind: WorkbookKind): Worker | null {
  try {
    return kind === 'xls'
      ? new Worker(new URL('./old-workbook-worker.ts', import.meta.url), { name: 'old-workbook' })
      : new Worker(new URL('./workbook-worker.ts', import.meta.url), { name: 'workbook' });
  } catch {
    return null;
  }
}
