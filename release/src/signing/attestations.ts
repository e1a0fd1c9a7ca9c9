import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile, errorCode, listFolder } from '../store/durable-files';
import { readJson, toJson } from '../store/json-files';
import { ReleaseError } from '../store/release-error';
import { sha256 } from '../store/sha256';
import type { Store } from '../store/store';
import { type Envelope, envelope, seal } from './envelope';
import { keyNameOf, readSigningKeys } from './signing-keys';
import { STATEMENT_TYPE, type Stated, stateRelease } from './statement';

const ENVELOPE = /^[0-9a-f]{16}\.dsse\.json$/;

/** Signs a release, once with each key. Who signs the same build later adds a signature and changes none. */
export async function attest(
  store: Store,
  key: KeyObject,
  { app, version, files, evidence }: Omit<Stated, 'signedAt'>,
): Promise<void> {
  const name = keyNameOf(key);
  const known = (await readSigningKeys(store.keys))[name];
  if (known === undefined || known.retiredAt !== null || known.revokedAt !== null) {
    const why = known === undefined ? 'this store does not know' : 'does not count any more';
    throw new ReleaseError(`signing with key ${name}, which ${why}: "release key add" makes it count`);
  }
  const folder = store.attestations(app, version);
  await createFile(join(folder, billFile(sha256(evidence.bill))), evidence.bill);
  const stated = stateRelease({ app, version, files, evidence, signedAt: new Date().toISOString() });
  const signed = seal(STATEMENT_TYPE, JSON.stringify(stated), name, key);
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
