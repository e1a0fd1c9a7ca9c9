import { createHash } from 'node:crypto';

const ALGORITHM = 'sha256';

/** A Subresource Integrity value, as browsers check it. */
export const integrityOf = (data: Uint8Array): string =>
  `${ALGORITHM}-${createHash(ALGORITHM).update(data).digest('base64')}`;
