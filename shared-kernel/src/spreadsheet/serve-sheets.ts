import type { Sheet } from './sheet';

export type WorkbookAnswer = { sheets: Sheet[] } | { failed: string };

const answer = (message: WorkbookAnswer) => self.postMessage(message);

/** In a worker: replies to each file with its sheets. */
export function serveSheets(sheetsOf: (bytes: ArrayBuffer) => Promise<Sheet[]>): void {
  self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
    sheetsOf(data).then(
      (sheets) => answer({ sheets }),
      (error: unknown) => answer({ failed: String(error) }),
    );
  };
}
