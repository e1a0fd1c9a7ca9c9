import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ownerOnly } from './private-folder';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts data at rest against readers of the database or a copy of it. */
export interface AtRest {
  seal(text: string): string;
  /** @returns undefined for data not sealed with this secret */
  open(sealed: string): string | undefined;
}

export function sealWith(secret: Uint8Array): AtRest {
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, secret, iv);
      const content = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), content]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const opening = createDecipheriv(cipher, secret, bytes.subarray(0, ivBytes));
        opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * Reads the secret from a file, creating it if missing. Processes that start at once agree on one: a link is
 * created atomically.
 */
export async function readSecret(file: string): Promise<Uint8Array> {
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  await mkdir(dirname(file), { recursive: true, mode: ownerOnly.folder });
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, randomBytes(32), { mode: ownerOnly.file, flush: true });
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  return readFile(file);
}
