import type { WorkbookAnswer } from './serve-sheets';
import type { Sheet } from './sheet';
import { startWorker, type WorkbookKind } from './start-worker';

/**
 * The sheets of an XLSX or XLS file, read in a worker, because a long list would block the page; without
 * workers, by the page itself.
 */
export async function readBeside(bytes: ArrayBuffer, kind: WorkbookKind): Promise<Sheet[]> {
  const worker = startWorker(kind);
  if (!worker) return readHere(bytes, kind);
  try {
    const answer = await ask(worker, bytes);
    if (answer === 'no worker') return await readHere(bytes, kind);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.sheets;
  } finally {
    worker.terminate();
  }
}

const readHere = async (bytes: ArrayBuffer, kind: WorkbookKind): Promise<Sheet[]> => {
  if (kind === 'xls') {
    const { oldWorkbookSheets } = await import('./old-workbook-sheets');
    return oldWorkbookSheets(bytes);
  }
  const { workbookSheets } = await import('./workbook-sheets');
  return workbookSheets(bytes);
};

const ask = (worker: Worker, bytes: ArrayBuffer) =>
  new Promise<WorkbookAnswer | 'no worker'>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data);
    worker.onerror = () => resolve('no worker');
    worker.postMessage(bytes);
  });
