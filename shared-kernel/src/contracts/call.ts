import { z } from 'zod';

export type CallKind = 'get' | 'post' | 'write' | 'counted' | 'upload' | 'download';

/** One call of the API: its method, who may make it, and the schemas of its request and reply. */
export interface Call<Kind extends CallKind, Request extends z.ZodType, Reply extends z.ZodType> {
  readonly kind: Kind;
  readonly method: 'GET' | 'POST';
  readonly summary: string;
  readonly description?: string;
  /** `open`: visitors may make it. `buyer`: needs a session, else envelope code 10002 or 40001. */
  readonly access: 'open' | 'buyer';
  /** JSON body (POST), query and path parameters (GET), or form fields beside the files (upload). */
  readonly request: Request;
  /** `data` of the envelope. */
  readonly reply: Reply;
}

interface CallSpec<Request extends z.ZodType, Reply extends z.ZodType> {
  summary: string;
  description?: string;
  access?: 'open' | 'buyer';
  request: Request;
  reply: Reply;
}

const builder =
  <Kind extends CallKind>(kind: Kind, defaultMethod: 'GET' | 'POST') =>
  <Request extends z.ZodType, Reply extends z.ZodType>({
    access = 'buyer',
    ...spec
  }: CallSpec<Request, Reply>): Call<Kind, Request, Reply> => ({
    kind,
    method: defaultMethod,
    access,
    ...spec,
  });

export const get = builder('get', 'GET');

/** A POST that only reads. */
export const post = builder('post', 'POST');

/** A POST that changes something; `staleness.ts` says what it makes stale. */
export const write = builder('write', 'POST');

/** A POST whose reply is a list in `data` and the total in the envelope's `count`. */
export const counted = builder('counted', 'POST');

/** Multipart: the request's fields, and one file in the part `files`. */
export const upload = builder('upload', 'POST');

/** The reply is a file, not an envelope; failures still reply with an envelope. */
export const download = <Request extends z.ZodType, Method extends 'GET' | 'POST'>(
  spec: Omit<CallSpec<Request, z.ZodType>, 'reply'> & { method: Method },
): Call<'download', Request, z.ZodType<Blob>> & { readonly method: Method } => {
  const { method, access = 'buyer', ...rest } = spec;
  return { kind: 'download', method, access, reply: z.custom<Blob>(), ...rest };
};
