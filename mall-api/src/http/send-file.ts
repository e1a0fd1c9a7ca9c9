import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** A file as a reply. */
export interface SentFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly content: Readable | Uint8Array;
}

/** Sends a buyer's file: to be saved under its name (RFC 6266), never run in a page, and kept by no cache. */
export function sendFile(reply: FastifyReply, { fileName, contentType, size, content }: SentFile) {
  return reply
    .headers({
      'content-type': contentType,
      'content-length': size,
      'content-disposition': contentDisposition(fileName),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      vary: 'a-session-id',
    })
    .send(content instanceof Uint8Array ? Buffer.from(content) : content);
}
