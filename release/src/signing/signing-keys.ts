import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { z } from 'zod';
import { logged } from '../log/release-log';
import { actorOf, authorize, type Caller, EVERY_APP, readRights } from '../rights/rights';
import { replaceFile } from '../store/durable-files';
import { readJson, toJson } from '../store/json-files';
import { withLock } from '../store/lock';
import { appName, checkedName } from '../store/names';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';

const keyName = z.string().regex(/^[0-9a-f]{16}$/);

const signingKey = z.object({
  team: appName,
  /** What it may sign. */
  apps: z.array(z.union([appName, z.literal(EVERY_APP)])).min(1),
  /** SPKI, DER, base64. */
  publicKey: z.string(),
  addedAt: z.string(),
  /** From then on it signs nothing new; what it signed before still counts. */
  retiredAt: z.string().nullable().default(null),
  /** It was lost to somebody: nothing that it signed counts, whenever that was. */
  revokedAt: z.string().nullable().default(null),
});
const keyFile = z.object({ keys: z.record(keyName, signingKey) });
export type SigningKey = z.infer<typeof signingKey>;
export type SigningKeys = Readonly<Record<string, SigningKey>>;

/** The public keys whose signatures count, by name. */
export const readSigningKeys = async (file: string): Promise<SigningKeys> =>
  (await readJson(file, keyFile))?.keys ?? {};

/** A key is called after itself, so that no two can have one name. */
export const keyNameOf = (key: KeyObject): string =>
  createHash('sha256').update(spki(key)).digest('hex').slice(0, 16);

const spki = (key: KeyObject): Buffer =>
  (key.type === 'public' ? key : createPublicKey(key)).export({ type: 'spki', format: 'der' });

/** The public half of a key as a team elsewhere sends it: SPKI, DER, base64. */
export const publicHalfOf = (privateKey: KeyObject): string => spki(privateKey).toString('base64');

/** @throws ReleaseError when the text is no public Ed25519 key. */
export function parsePublicHalf(text: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {}
  throw new ReleaseError('this is no public Ed25519 key');
}

export const publicKeyOf = ({ publicKey }: SigningKey): KeyObject =>
  createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });

/** A fresh Ed25519 key as PEM; its file is the team's, and the store never sees it. */
export const newPrivateKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** @throws ReleaseError when the text is no private Ed25519 key. */
export function parsePrivateKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {}
  throw new ReleaseError('the signing key is no private Ed25519 key in PEM: "release key add" makes one');
}

export interface NewSigningKey {
  /** Its private half, or the public one of a key that was made elsewhere. */
  privateKey: KeyObject;
  /** Whether only a team without a key that counts may have it: a token alone is not to stand in for a team's key. */
  onlyFirst?: boolean;
  /** Whose it is; the caller's own team when left out. */
  team?: string | undefined;
}

/**
 * Makes the signatures of a key count for what its team may release. In a store with rights a team adds keys of its
 * own, and a team for every app those of all.
 * @returns the key's name
 */
export async function addSigningKey(
  store: Store,
  { privateKey, team, onlyFirst = false }: NewSigningKey,
  caller: Caller = {},
): Promise<string> {
  const own = await authorize(store, caller.token, []);
  const owner = checkedName(appName, team ?? own ?? 'local', 'team name');
  if (owner !== own) await authorize(store, caller.token, [EVERY_APP]);
  const rights = await readRights(store);
  const apps = rights === null ? [EVERY_APP] : rights.teams[owner]?.apps;
  if (apps === undefined) throw new ReleaseError(`there is no team ${owner}`);
  const name = keyNameOf(privateKey);
  const deed = { ...caller, verb: 'key add', why: `${name} of ${owner}` };
  await changeKeys(store, deed, (keys) => {
    const others = Object.entries(keys).filter(
      ([other, each]) => other !== name && each.team === owner && !each.retiredAt && !each.revokedAt,
    );
    if (onlyFirst && others.length > 0)
      throw new ReleaseError(`team ${owner} has a key: another one is added where the store is`);
    return {
      ...keys,
      [name]: keys[name] ?? {
        team: owner,
        apps: [...apps],
        publicKey: publicHalfOf(privateKey),
        addedAt: new Date().toISOString(),
        retiredAt: null,
        revokedAt: null,
      },
    };
  });
  return name;
}

/** Ends a key: `retire` when another takes its place, `revoke` when somebody else may have it. */
export async function endSigningKey(
  store: Store,
  name: string,
  { how, ...caller }: Caller & { how: 'retire' | 'revoke' },
): Promise<void> {
  const own = await authorize(store, caller.token, []);
  const known = (await readSigningKeys(store.keys))[name];
  if (known === undefined) throw new ReleaseError(`there is no key ${name}`);
  if (known.team !== own) await authorize(store, caller.token, [EVERY_APP]);
  const now = new Date().toISOString();
  await changeKeys(store, { ...caller, verb: `key ${how}`, why: name }, (keys) => ({
    ...keys,
    [name]: how === 'retire' ? { ...known, retiredAt: known.retiredAt ?? now } : { ...known, revokedAt: now },
  }));
}

const changeKeys = (
  store: Store,
  { verb, why, ...caller }: Caller & { verb: string; why: string },
  change: (keys: SigningKeys) => SigningKeys,
): Promise<void> =>
  withLock(`${store.keys}.lock`, async () => {
    for (;;) {
      const content = toJson({ keys: change(await readSigningKeys(store.keys)) });
      const by = await actorOf(store, caller);
      const deed = { by, verb, why, file: store.keys, content };
      if (await logged(store, deed, () => replaceFile(store.keys, content))) return;
    }
  });
