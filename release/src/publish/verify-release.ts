import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readBill, readEnvelopes } from '../signing/attestations';
import { type Envelope, unseal } from '../signing/envelope';
import { publicKeyOf, readSigningKeys, type SigningKey, type SigningKeys } from '../signing/signing-keys';
import { type Statement, statement } from '../signing/statement';
import { parseJson } from '../store/json-files';
import { ReleaseError } from '../store/release-error';
import { sha256 } from '../store/sha256';
import type { Store } from '../store/store';
import { readBuildDescription } from './build-description';
import { contentHash } from './content-hash';
import { integrityOf } from './integrity';
import { readSurface } from './kernel-surfaces';
import { RELEASE_RECORD, type ReleaseRecord } from './release-record';
import { readRelease } from './releases';

export interface VerifiedRelease {
  release: ReleaseRecord;
  statement: Statement;
  /** The name of the key that signed it, and whose that is. */
  key: string;
  team: string;
  /** Its bill of materials, CycloneDX in JSON. */
  bill: string;
}

/**
 * Holds every byte of a release against what a team has signed.
 * @param keysFile where the keys are listed that count; the store's own when left out
 * @throws ReleaseError in one line: not signed, by a key that does not count, or changed since
 */
export async function verifyRelease(
  store: Store,
  app: string,
  version: string,
  keysFile = store.keys,
): Promise<VerifiedRelease> {
  const release = await readRelease(store, app, version);
  const name = `${app}@${version}`;
  const { key, team, statement: stated } = await signedStatement(store, name, release, keysFile);
  const { files, mispacked } = await filesOf(store.release(app, version));
  const wanted = new Map(stated.subject.map(({ name: file, digest }) => [file, digest.sha256]));
  for (const file of new Set([...wanted.keys(), ...files.keys()])) {
    const content = files.get(file);
    if (content === undefined || sha256(content) !== wanted.get(file))
      throw new ReleaseError(`${name}: ${file} is not what ${team} has signed`);
  }
  if (mispacked !== undefined)
    throw new ReleaseError(`${name}: ${mispacked} does not hold what ${mispacked.slice(0, -3)} does`);
  if (!isSame(release, files)) throw new ReleaseError(`${name}: ${RELEASE_RECORD} is not what its files say`);
  const [digest = ''] = stated.predicate.runDetails.byproducts.map((each) => each.digest.sha256);
  const bill = await readBill(store, app, version, digest);
  if (bill === null || sha256(bill) !== digest)
    throw new ReleaseError(`${name}: its bill of materials is not what ${team} has signed`);
  const { mall_surface: kernel } = stated.predicate;
  // Who signs with an older tool signs the beginning of the digest, in what the build says of itself.
  if (kernel !== undefined && kernel !== release.surface)
    throw new ReleaseError(`${name}: its kernel is not what ${team} has signed`);
  await readSurface(store, release);
  return { release, statement: stated, key, team, bill };
}

/**
 * Holds the statement on a release against the keys that count now, without a look at its files.
 * @throws ReleaseError in one line: not signed, or by a key that does not count
 */
export async function requireStatement(store: Store, app: string, version: string): Promise<void> {
  const release = await readRelease(store, app, version);
  await signedStatement(store, `${app}@${version}`, release, store.keys);
}

async function signedStatement(
  store: Store,
  name: string,
  { app, version }: ReleaseRecord,
  keysFile: string,
) {
  const keys = await readSigningKeys(keysFile);
  const refusals: string[] = [];
  for (const envelope of await readEnvelopes(store, app, version)) {
    const opened = open(envelope, keys, app);
    if (typeof opened === 'string') refusals.push(opened);
    else {
      const { externalParameters } = opened.statement.predicate.buildDefinition;
      if (externalParameters.app === app && externalParameters.version === version) return opened;
      refusals.push(`carries the signature of ${externalParameters.app}@${externalParameters.version}`);
    }
  }
  throw new ReleaseError(`${name} ${refusals[0] ?? 'is not signed: publish it with a signing key'}`);
}

/** The statement in an envelope, or why it does not count. */
function open(envelope: Envelope, keys: SigningKeys, app: string) {
  const [{ keyid = '' } = {}] = envelope.signatures;
  const known = keys[keyid];
  if (known === undefined) return `is signed with key ${keyid}, which is none of this store's`;
  const { team, apps, revokedAt } = known;
  if (revokedAt !== null) return `is signed with key ${keyid} of ${team}, which was revoked`;
  if (!apps.includes('*') && !apps.includes(app))
    return `is signed by team ${team}, which may sign ${apps.join(', ')}`;
  const text = unseal(envelope, keyid, publicKeyOf(known));
  if (text === null) return `has a signature of ${team} that is not for this statement`;
  const stated = parseJson(text, statement, `the statement on ${app}`);
  if (isLate(known, stated)) return `was signed with key ${keyid} of ${team} after that was retired`;
  return { key: keyid, team, statement: stated };
}

const isLate = ({ retiredAt }: SigningKey, { predicate }: Statement): boolean =>
  retiredAt !== null && predicate.mall_signedAt > retiredAt;

/** What the tool wrote of the release when it was published, against the files. */
function isSame(release: ReleaseRecord, files: ReadonlyMap<string, Buffer>): boolean {
  const hash = contentHash(files);
  const integrity = Object.fromEntries([...files].map(([file, content]) => [file, integrityOf(content)]));
  const recorded = Object.entries(release.files).map(([file, each]) => [file, each.integrity] as const);
  return (
    release.contentHash === hash &&
    release.version.endsWith(`+${hash.slice(0, 8)}`) &&
    isDeepStrictEqual(Object.fromEntries(recorded), integrity) &&
    isDeepStrictEqual(release.build, readBuildDescription(release.app, files))
  );
}

const COMPRESSED = new Map([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
]);

/** The files of a release, sorted by name, and which of those that lie compressed beside them holds something else. */
async function filesOf(folder: string): Promise<{ files: Map<string, Buffer>; mispacked?: string }> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file !== RELEASE_RECORD)
    .sort();
  const files = new Map<string, Buffer>();
  const mispacked: string[] = [];
  for (const file of names) {
    const decompress = COMPRESSED.get(file.slice(-3));
    const content = await readFile(join(folder, file));
    const original = files.get(file.slice(0, -3));
    if (decompress === undefined || original === undefined) files.set(file, content);
    else if (!isPacked(decompress, content, original)) mispacked.push(file);
  }
  return { files, ...(mispacked[0] && { mispacked: mispacked[0] }) };
}

function isPacked(decompress: (packed: Buffer) => Buffer, packed: Buffer, original: Buffer): boolean {
  try {
    return decompress(packed).equals(original);
  } catch {
    return false;
  }
}
