/// <reference path="./wawoff2.d.ts" />
import { decompress } from 'wawoff2';

let turn: Promise<unknown> = Promise.resolve();

/**
 * Unpacks a WOFF2 file into the TrueType file it carries.
 * The library answers with a window on memory that its next call writes over, so calls take turns and copy.
 */
export function unpackWoff2(packed: Uint8Array): Promise<Buffer> {
  const unpacking = turn.then(async () => Buffer.from(await decompress(packed)));
  turn = unpacking.catch(() => undefined);
  return unpacking;
}
