import { createHash } from 'node:crypto';

/** A Subresource Integrity value, as browsers check it; npm states packages by SHA-512. */
export const integrityOf = (data: Uint8Array, algorithm: 'sha256' | 'sha512' = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(data).digest('base64')}`;
