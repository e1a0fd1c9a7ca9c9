import type { RequestOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { api, type DownloadOptions } from 'shared-kernel/http';

/** Saves the papers of many orders as one file; the caller shows why it failed. */
export const downloadPapers = (
  wanted: RequestOf<'order/export/papers'>,
  options: Pick<DownloadOptions, 'signal' | 'onReceived'>,
): Promise<void> =>
  api.download('order/export/papers', wanted, {
    ...options,
    silent: true,
    timeoutMs: limits.papersTimeoutMs,
  });
