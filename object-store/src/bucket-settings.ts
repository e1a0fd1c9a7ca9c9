import { z } from 'zod';

/** Where a bucket is, and how long it may be silent. */
export interface BucketSettings {
  readonly bucket: string;
  /** Before every key: empty, or a name ending with `/`. */
  readonly prefix: string;
  /** Of a server that is not Amazon's; its buckets are named in the path. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** A connection that carries nothing for so long is given up. */
  readonly seconds: number;
}

const address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?((?:[\w-][\w.-]*\/?)*)$/;

/** The address of a bucket, or of a part of it. @returns null for what is none */
export function readBucketUrl(text: string): Pick<BucketSettings, 'bucket' | 'prefix'> | null {
  const [, bucket, path = ''] = address.exec(text) ?? [];
  if (bucket === undefined) return null;
  return { bucket, prefix: path === '' || path.endsWith('/') ? path : `${path}/` };
}

export const bucketUrl = z.string().transform((text, context) => {
  const read = readBucketUrl(text);
  if (read !== null) return read;
  context.addIssue('must be s3://<bucket> or s3://<bucket>/<path>');
  return z.NEVER;
});

/** Settings of the server that all buckets of a process are on. */
export const s3Server = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must start with https:// or http://' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_SECONDS: z.coerce.number().positive().max(300).default(5),
};
