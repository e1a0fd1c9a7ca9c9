import { createHash } from 'node:crypto';

/** In base64, as lockfiles state it. */
export const sha512 = (content: string | Uint8Array): string =>
  createHash('sha512').update(content).digest('base64');
