import type { Sheet } from './sheet';
import { startWorker } from './start-worker';
import type { WorkbookAnswer } from './workbook-worker';

/**
 * The sheets of an XLSX file, read beside the page, which a long list would hold up; where no worker can be started, by
 * the page itself.
 */
export async function readBeside(bytes: ArrayBuffer): Promise<Sheet[]> {
  const worker = startWorker();
  if (!worker) return readHere(bytes);
  try {
    const answer = await ask(worker, bytes);
    if (answer === 'no worker') return await readHere(bytes);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.sheets;
  } finally {
    worker.terminate();
  }
}

const readHere = async (bytes: ArrayBuffer): Promise<Sheet[]> => {
  const { workbookSheets } = await import('./workbook-sheets');
  return workbookSheets(bytes);
};

const ask = (worker: Worker, bytes: ArrayBuffer) =>
  new Promise<WorkbookAnswer | 'no worker'>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data);
    worker.onerror = () => resolve('no worker');
    worker.postMessage(bytes);
  });
