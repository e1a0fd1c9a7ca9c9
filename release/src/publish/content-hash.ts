import { createHash } from 'node:crypto';

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** One hash over names and contents. The files come sorted by name. */
export const contentHash = (files: ReadonlyMap<string, Uint8Array>): string =>
  sha256([...files].map(([name, content]) => `${sha256(content)}  ${name}\n`).join(''));
