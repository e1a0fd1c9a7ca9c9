import { get, post, postCounted } from './api';
import { download, downloadUrl } from './download';
import { upload } from './upload';

/** The API client: one method per kind of call, typed by the contracts; rejects with an `ApiError`. */
export const api = { get, post, postCounted, upload, download, downloadUrl };

export { ApiError, type ApiErrorKind, isApiError } from './api-error';
export type { DownloadOptions } from './download';
export type { OnProgress } from './progress';
export { saveAs } from './save-as';
export { configureHttp, type HttpHandlers, loadClient, type RequestOptions } from './transport';
