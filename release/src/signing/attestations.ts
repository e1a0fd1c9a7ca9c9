import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile, errorCode, listFolder } from '../store/durable-files';
import { readJson, toJson } from '../store/json-files';
import { createByContent } from '../store/name-by-content';
import { ReleaseError } from '../store/release-error';
import { sha256 } from '../store/sha256';
import type { Store } from '../store/store';
import { type Envelope, envelope, seal, unseal } from './envelope';
import { keyNameOf, publicKeyOf, readSigningKeys } from './signing-keys';
import { STATEMENT_TYPE, type Stated, stateRelease } from './statement';

const ENVELOPE = /^[0-9a-f]{16}\.dsse\.json$/;

/** Signs a release. Where it is kept, and whether the key counts there, is another matter. */
export const signRelease = (key: KeyObject, stated: Stated): Envelope =>
  seal(STATEMENT_TYPE, JSON.stringify(stateRelease(stated)), keyNameOf(key), key);

/**
 * Keeps a signature with its release, once from each key. Who signs the same build later adds one and changes none.
 * @throws ReleaseError when the key does not count, or did not sign this
 */
export async function keepSignature(
  store: Store,
  { app, version, provenance }: Stated,
  signed: Envelope,
): Promise<void> {
  const name = signed.signatures[0]?.keyid ?? '';
  const known = (await readSigningKeys(store.keys))[name];
  if (known === undefined || known.retiredAt !== null || known.revokedAt !== null) {
    const why = known === undefined ? 'this store does not know' : 'does not count any more';
    throw new ReleaseError(`signing with key ${name}, which ${why}: "release key add" makes it count`);
  }
  if (unseal(signed, name, publicKeyOf(known)) === null)
    throw new ReleaseError(`the signature of ${app}@${version} is not from key ${name}`);
  const folder = store.attestations(app, version);
  await createByContent(join(folder, billFile(sha256(provenance.bill))), provenance.bill);
  await createFile(join(folder, `${name}.dsse.json`), toJson(signed));
}

/** The signed statements of a release. */
export async function readEnvelopes(store: Store, app: string, version: string): Promise<Envelope[]> {
  const folder = store.attestations(app, version);
  const names = (await listFolder(folder)).filter((name) => ENVELOPE.test(name)).sort();
  const found = await Promise.all(names.map((name) => readJson(join(folder, name), envelope)));
  return found.filter((each) => each !== null);
}

/** The bill of materials with this digest, or null. */
export async function readBill(
  store: Store,
  app: string,
  version: string,
  digest: string,
): Promise<string | null> {
  try {
    return await readFile(join(store.attestations(app, version), billFile(digest)), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

const billFile = (digest: string): string => `${digest.slice(0, 16)}.cdx.json`;
