import { sha256 } from '../store/sha256';

/** One hash over names and contents. The files come sorted by name. */
export const contentHash = (files: ReadonlyMap<string, Uint8Array>): string =>
  sha256([...files].map(([name, content]) => `${sha256(content)}  ${name}\n`).join(''));
