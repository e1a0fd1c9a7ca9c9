import type { AxiosRequestConfig } from 'axios';
import type { CallPath, PathOf, ReplyOf, RequestOf } from '../contracts';
import { madeStaleBy } from '../contracts/staleness';
import { ApiError } from './api-error';
import { errorTexts } from './error-texts';
import { told } from './finished-calls';
import { openEnvelope } from './to-api-error';
import { handlers, type RequestOptions, send as sendRequest } from './transport';

const ask = <Path extends CallPath>(
  path: Path,
  config: AxiosRequestConfig,
  options: RequestOptions,
): Promise<ReplyOf<Path>> =>
  told(
    path,
    options,
    sendRequest(
      { ...config, url: path },
      options,
      (response) => openEnvelope(response).data as ReplyOf<Path>,
    ),
  );

/** Reads `data` of a GET call. */
export const get = <Path extends PathOf<'get'>>(
  path: Path,
  options: RequestOptions = {},
): Promise<ReplyOf<Path>> => ask(path, { method: 'GET' }, options);

/** Sends `body` and reads `data` of the reply. */
export const post = <Path extends PathOf<'post' | 'write'>>(
  path: Path,
  body: RequestOf<Path>,
  options: RequestOptions = {},
): Promise<ReplyOf<Path>> => {
  const send = () => ask(path, { method: 'POST', data: body }, options);
  return path in madeStaleBy ? handlers.beforeWrite().then(send) : send();
};

/** Like `post`, for the calls that reply with a list in `data` and the total in the envelope's `count`. */
export const postCounted = <Path extends PathOf<'counted'>>(
  path: Path,
  body: RequestOf<Path>,
  options: RequestOptions = {},
): Promise<{ data: ReplyOf<Path>; count: number }> =>
  sendRequest({ method: 'POST', url: path, data: body }, options, (response) => {
    const { data, count } = openEnvelope(response);
    if (!Number.isSafeInteger(count)) {
      throw new ApiError({ kind: 'contract', message: errorTexts.contract, cause: response.data });
    }
    return { data: data as ReplyOf<Path>, count: count as number };
  });
