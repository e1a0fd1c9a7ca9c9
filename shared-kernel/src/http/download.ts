import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import type { Calls, PathOf, RequestOf } from '../contracts';
import { limits } from '../domain';
import { ApiError } from './api-error';
import { errorTexts } from './error-texts';
import { decoded, fileNameOf } from './file-name';
import { type OnProgress, toPercent } from './progress';
import { saveAs } from './save-as';
import { httpError, openEnvelope, toApiError } from './to-api-error';
import { handlers, type RequestOptions, send } from './transport';

export interface DownloadOptions extends RequestOptions {
  /** File name; by default the server's. */
  fileName?: string;
  onProgress?: OnProgress;
  /** Called with the bytes received so far, also when the size is not known. */
  onReceived?: (bytes: number) => void;
  /** Milliseconds; by default those of one file. */
  timeoutMs?: number;
  /** An open tab that shows a PDF instead of saving it; closed when there is none. */
  tab?: Window | null;
}

const methods: { readonly [Path in PathOf<'download'>]: Calls[Path]['method'] } = {
  'file/licences': 'GET',
  'file/download/:fileId': 'GET',
  'order/export/elecdelivery': 'POST',
  'order/export/papers': 'POST',
};

/** Downloads and saves the file of a call (60 s, then 下载失败!); shows 下载成功! when it is saved. */
export function download<Path extends PathOf<'download'>>(
  path: Path,
  request: RequestOf<Path>,
  options: DownloadOptions = {},
): Promise<void> {
  const fields: Readonly<Record<string, unknown>> = request;
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(fields[name] ?? '')));
  const method = methods[path];
  return save({ url, method, ...(method === 'POST' && { data: request }) }, options);
}

/**
 * Downloads and saves a file by a URL from the server (contract template, uploaded contract). The session is
 * sent to this site only: an external file (an invoice) opens in a new tab instead.
 */
export async function downloadUrl(address: string, options: DownloadOptions = {}): Promise<void> {
  const url = new URL(address, location.href);
  if (url.origin === location.origin) return save({ method: 'GET', url: url.href }, options);
  window.open(url.href, '_blank', 'noopener,noreferrer');
}

async function save(
  config: AxiosRequestConfig,
  { fileName, onProgress, onReceived, timeoutMs, tab, silent = false, ...options }: DownloadOptions,
): Promise<void> {
  let isShown = false;
  try {
    await send(
      {
        ...config,
        responseType: 'blob',
        timeout: timeoutMs ?? limits.downloadTimeoutMs,
        onDownloadProgress: (event) => {
          toPercent(onProgress)(event);
          onReceived?.(event.loaded);
        },
        // The envelope of a failure is a blob here, too; `fileOf` reads it.
        validateStatus: () => true,
      },
      { ...options, silent: true },
      async (response) => {
        const file = await fileOf(response);
        // The blob has this site's origin, so nothing that could run script is shown.
        if (tab && file.type === 'application/pdf') {
          tab.location.replace(URL.createObjectURL(file));
          isShown = true;
          return;
        }
        tab?.close();
        saveAs(
          file,
          fileName ?? fileNameOf(response.headers['content-disposition']) ?? lastSegment(config.url),
        );
      },
    );
  } catch (cause) {
    const error = toApiError(cause);
    tab?.close();
    if (!silent && error.kind !== 'aborted') handlers.onFailure(errorTexts.downloadFailed, error);
    throw error;
  }
  if (!silent && !isShown) handlers.onSuccess(errorTexts.downloaded);
}

async function fileOf(response: AxiosResponse<unknown>): Promise<Blob> {
  const file = response.data as Blob;
  if (file.type.startsWith('application/json')) {
    openEnvelope({ ...response, data: JSON.parse(await file.text()) });
    throw new ApiError({ kind: 'contract', message: errorTexts.contract, status: response.status });
  }
  if (response.status < 200 || response.status > 299) throw httpError(response.status, response);
  return file;
}

const lastSegment = (url = ''): string => decoded(url.split(/[?#]/)[0]?.split('/').pop()) ?? 'download';
