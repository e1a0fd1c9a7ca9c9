import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BucketSettings } from '../bucket-settings';
import {
  type LocalFile,
  ObjectExists,
  type ObjectStore,
  type StoredObject,
  StoreUnavailable,
} from '../object-store';
import { requireKey, requirePrefix } from '../require-key';
import { sha256Of } from '../sha256';
import { guardedBy, isMissing, isTaken } from './guard';

/** A larger object travels in parts, of which two are under way at a time. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;
const attempts = 3;
const connectMs = 2_000;

/**
 * Objects of an S3 bucket. Its client repeats what failed by chance; while the bucket answers nothing at all, calls
 * fail at once (`guard.ts`).
 */
export function bucketObjects(settings: BucketSettings): ObjectStore {
  const { bucket, prefix, endpoint, region, seconds } = settings;
  const place = `s3://${bucket}/${prefix}`;
  const client = new S3Client({
    region,
    maxAttempts: attempts,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: connectMs, socketTimeout: seconds * 1000 },
  });
  const Bucket = bucket;
  const at = (key: string) => ({ Bucket, Key: `${prefix}${requireKey(key)}` });
  const guard = guardedBy(place, {
    shortMs: attempts * seconds * 1000,
    longMs: 6 * attempts * seconds * 1000,
  });

  async function upload(
    object: ReturnType<typeof at>,
    content: Uint8Array | LocalFile,
    signal: AbortSignal,
  ): Promise<void> {
    const isFile = !(content instanceof Uint8Array);
    const abortController = new AbortController();
    signal.addEventListener('abort', () => abortController.abort(signal.reason), { once: true });
    await new Upload({
      client,
      params: {
        ...object,
        Body: isFile ? createReadStream(content.path) : content,
        Metadata: { sha256: isFile ? content.sha256 : await sha256Of(content) },
        // Of a repeated request the first may have been done.
        IfNoneMatch: '*',
      },
      partSize: partBytes,
      queueSize: partsAtOnce,
      abortController,
    }).done();
  }

  async function isSame(object: ReturnType<typeof at>, content: Uint8Array | LocalFile): Promise<boolean> {
    const wanted = content instanceof Uint8Array ? await sha256Of(content) : content.sha256;
    const { Metadata } = await guard.short((abortSignal) =>
      client.send(new HeadObjectCommand(object), { abortSignal }),
    );
    return Metadata?.['sha256'] === wanted;
  }

  /** A connection that breaks within an object is the store's fault, too, and so is content that nobody has put. */
  async function* readWhole(
    key: string,
    { Body, Metadata }: GetObjectCommandOutput,
  ): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    try {
      for await (const chunk of Body as Readable) {
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      throw new StoreUnavailable(place, error);
    }
    if (hash.digest('hex') !== Metadata?.['sha256'])
      throw new StoreUnavailable(place, `${key} is not what was put there`, true);
  }

  async function* list(under: string): AsyncGenerator<StoredObject> {
    const Prefix = `${prefix}${requirePrefix(under)}`;
    for (let from = {}, isMore = true; isMore; ) {
      const page = await guard.short((abortSignal) =>
        client.send(new ListObjectsV2Command({ Bucket, Prefix, ...from }), { abortSignal }),
      );
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
        yield { key: Key.slice(prefix.length), size: Size, changedAt: LastModified };
      from = { ContinuationToken: page.NextContinuationToken };
      isMore = page.IsTruncated === true;
    }
  }

  return {
    place,
    async put(key, content) {
      const object = at(key);
      try {
        await guard.long((signal) => upload(object, content, signal));
      } catch (error) {
        if (!isTaken(error)) throw error;
        if (!(await isSame(object, content))) throw new ObjectExists(key);
      }
    },
    async get(key) {
      const object = at(key);
      const reply = await guard
        .short((abortSignal) => client.send(new GetObjectCommand(object), { abortSignal }))
        .catch(ifMissing(undefined));
      return reply && Readable.from(readWhole(key, reply), { objectMode: false });
    },
    async stat(key) {
      const object = at(key);
      const reply = await guard
        .short((abortSignal) => client.send(new HeadObjectCommand(object), { abortSignal }))
        .catch(ifMissing(undefined));
      return reply && { key, size: reply.ContentLength ?? 0, changedAt: reply.LastModified ?? new Date(0) };
    },
    async remove(key) {
      const object = at(key);
      await guard.short((abortSignal) => client.send(new DeleteObjectCommand(object), { abortSignal }));
    },
    list,
    async forgetUnfinished(before) {
      for (let from = {}, isMore = true; isMore; ) {
        const page = await guard.short((abortSignal) =>
          client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix, ...from }), { abortSignal }),
        );
        for (const { Key, UploadId, Initiated = before } of page.Uploads ?? []) {
          if (Initiated < before)
            await guard
              .short((abortSignal) =>
                client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal }),
              )
              .catch(ifMissing(undefined));
        }
        from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
        isMore = page.IsTruncated === true;
      }
    },
    async check() {
      await guard.short((abortSignal) =>
        client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }), { abortSignal }),
      );
    },
    close: () => client.destroy(),
  };
}

const ifMissing =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (isMissing(error)) return instead;
    throw error;
  };
