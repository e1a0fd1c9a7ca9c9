import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';

export interface SentFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes; undefined for what is made while it is sent. */
  readonly size: number | undefined;
  readonly content: Readable | Uint8Array;
}

/**
 * Sends a buyer's file as an attachment under its name (RFC 6266): never rendered in a page, never cached.
 */
export function sendFile(reply: FastifyReply, { fileName, contentType, size, content }: SentFile) {
  return reply
    .headers({
      'content-type': contentType,
      ...(size !== undefined && { 'content-length': size }),
      'content-disposition': contentDisposition(fileName),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      vary: 'a-session-id',
    })
    .send(content instanceof Uint8Array ? Buffer.from(content) : content);
}
