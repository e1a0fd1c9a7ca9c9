import type { PathOf, ReplyOf, RequestOf } from '../contracts';
import { ApiError } from './api-error';
import { errorTexts } from './error-texts';
import { openEnvelope } from './to-api-error';
import { type RequestOptions, send } from './transport';

/** Reads `data` of a GET call. */
export const get = <Path extends PathOf<'get'>>(
  path: Path,
  options: RequestOptions = {},
): Promise<ReplyOf<Path>> =>
  send({ method: 'GET', url: path }, options, (response) => openEnvelope(response).data as ReplyOf<Path>);

/** Sends `body` and reads `data` of the reply. */
export const post = <Path extends PathOf<'post'>>(
  path: Path,
  body: RequestOf<Path>,
  options: RequestOptions = {},
): Promise<ReplyOf<Path>> =>
  send(
    { method: 'POST', url: path, data: body },
    options,
    (response) => openEnvelope(response).data as ReplyOf<Path>,
  );

/** Like `post`, for the calls that reply with a list in `data` and the total in the envelope's `count`. */
export const postCounted = <Path extends PathOf<'counted'>>(
  path: Path,
  body: RequestOf<Path>,
  options: RequestOptions = {},
): Promise<{ data: ReplyOf<Path>; count: number }> =>
  send({ method: 'POST', url: path, data: body }, options, (response) => {
    const { data, count } = openEnvelope(response);
    if (!Number.isSafeInteger(count)) {
      throw new ApiError({ kind: 'contract', message: errorTexts.contract, cause: response.data });
    }
    return { data: data as ReplyOf<Path>, count: count as number };
  });
