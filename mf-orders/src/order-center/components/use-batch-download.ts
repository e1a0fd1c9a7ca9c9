import { useEffect, useRef, useState } from 'react';
import { isApiError } from 'shared-kernel/http';
import { downloadDocument } from '../api/download-document';
import type { OrderDocument } from '../model/order-documents';

export type DownloadState =
  | { kind: 'waiting' }
  | { kind: 'running' }
  | { kind: 'saved' }
  | { kind: 'failed'; reason: string };

/** Saves documents one after the other; each has its own result, and a failure does not stop the others. */
export function useBatchDownload() {
  const [states, setStates] = useState<Readonly<Record<string, DownloadState>>>({});
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(documents: readonly OrderDocument[]): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const set = (key: string, state: DownloadState) => setStates((all) => ({ ...all, [key]: state }));
    setIsRunning(true);
    for (const { key } of documents) set(key, { kind: 'waiting' });
    for (const document of documents) {
      if (signal.aborted) {
        set(document.key, { kind: 'failed', reason: '已停止' });
        continue;
      }
      set(document.key, { kind: 'running' });
      try {
        await downloadDocument(document, signal);
        set(document.key, { kind: 'saved' });
      } catch (error) {
        const reason = signal.aborted ? '已停止' : isApiError(error) ? error.message : '下载失败!';
        set(document.key, { kind: 'failed', reason });
      }
    }
    setIsRunning(false);
  }

  return { states, isRunning, start, stop: () => running.current?.abort() };
}
