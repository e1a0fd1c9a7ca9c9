import type { PathOf, ReplyOf, RequestOf } from '../contracts';
import { told } from './finished-calls';
import { type OnProgress, toPercent } from './progress';
import { openEnvelope } from './to-api-error';
import { type RequestOptions, send } from './transport';

/** Uploads one file (part `files`) and its fields as multipart; abort it with `signal`. */
export function upload<Path extends PathOf<'upload'>>(
  path: Path,
  { file, fields }: { file: File; fields: RequestOf<Path> },
  { onProgress, ...options }: RequestOptions & { onProgress?: OnProgress } = {},
): Promise<ReplyOf<Path>> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  // Last, so that a server that streams the form has the fields before the file.
  data.set('files', file, file.name);
  const config = { method: 'POST', url: path, data, onUploadProgress: toPercent(onProgress) };
  return told(
    path,
    options,
    send(config, options, (response) => openEnvelope(response).data as ReplyOf<Path>),
  );
}
