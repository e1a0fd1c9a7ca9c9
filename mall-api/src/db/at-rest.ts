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

/** Reads the secret from a file, creating it if missing. */
export async function readSecret(file: string): Promise<Uint8Array> {
  const known = await readFile(file).catch(() => undefined);
  return known ?? keepSecret(file, randomBytes(32));
}

/**
 * Writes a secret to a file that has none; processes that do so at once agree on one: a link is created atomically.
 * @returns the secret that the file has
 */
export async function keepSecret(file: string, secret: Uint8Array): Promise<Uint8Array> {
  await mkdir(dirname(file), { recursive: true, mode: ownerOnly.folder });
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, secret, { mode: ownerOnly.file, flush: true });
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  return readFile(file);
}
