import type { Sheet } from './sheet';
import { workbookSheets } from './workbook-sheets';

export type WorkbookAnswer = { sheets: Sheet[] } | { failed: string };

const answer = (message: WorkbookAnswer) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  workbookSheets(data).then(
    (sheets) => answer({ sheets }),
    (error: unknown) => answer({ failed: String(error) }),
  );
};
