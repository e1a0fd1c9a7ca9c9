/// <reference path="./wawoff2.d.ts" />
import { decompress } from 'wawoff2';

let turn: Promise<unknown> = Promise.resolve();

/**
 * Unpacks a WOFF2 file to its TrueType font. The library returns a view of memory that its next call
 * overwrites, so calls run in turn and copy.
 */
export function unpackWoff2(packed: Uint8Array): Promise<Buffer> {
  const unpacking = turn.then(async () => Buffer.from(await decompress(packed)));
  turn = unpacking.catch(() => undefined);
  return unpacking;
}
