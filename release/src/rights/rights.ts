import { randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Actor } from '../log/log-entry';
import { currentAccount, logged } from '../log/release-log';
import { replaceFile } from '../store/durable-files';
import { readJson, toJson } from '../store/json-files';
import { withLock } from '../store/lock';
import { appName, checkedName, mountPath } from '../store/names';
import { ReleaseError } from '../store/release-error';
import { sha256 } from '../store/sha256';
import type { Store } from '../store/store';

/** In place of an app's name: every app, and who may release what. */
export const EVERY_APP = '*';

const team = z.object({
  apps: z.array(z.union([appName, z.literal(EVERY_APP)])).min(1),
  /** Addresses that its apps may take, beside those that they have. */
  mounts: z.array(mountPath).default([]),
  /** SHA-256 of its token, which is random enough to need no salt. */
  tokenHash: z.string(),
  createdAt: z.string(),
});
const rights = z.object({ teams: z.record(appName, team) });
export type Rights = z.infer<typeof rights>;

/** Who may release what, or null where nobody has said so and everybody may. */
export const readRights = (store: Store): Promise<Rights | null> => readJson(store.rights, rights);

/** What the right to release an app does not include. */
export interface BeyondApps {
  /** Addresses that an app is to take and had not before. */
  mounts: readonly string[];
  /** What a team for every app alone may do, in words; null when there is nothing of the kind. */
  other: string | null;
}

/**
 * The team that a token belongs to, or null in a store without rights.
 * @param apps what is to be released; empty when only documents or settings change
 * @throws ReleaseError when the token is missing, unknown, or not for this
 */
export async function authorize(
  store: Store,
  token: string | undefined,
  apps: readonly string[],
  beyond: BeyondApps = { mounts: [], other: null },
): Promise<string | null> {
  const known = await readRights(store);
  if (known === null) return null;
  if (!token)
    throw new ReleaseError('this store asks who you are: set RELEASE_TOKEN to the token of your team');
  const found = teamOf(known, token);
  if (found === undefined) throw new ReleaseError('RELEASE_TOKEN is not the token of any team');
  const [name, { apps: own, mounts }] = found;
  if (own.includes(EVERY_APP)) return name;
  const foreign = apps.filter((app) => !own.includes(app));
  if (foreign.length > 0) {
    throw new ReleaseError(`team ${name} may release ${own.join(', ')}, not ${foreign.join(', ')}`);
  }
  if (beyond.other !== null)
    throw new ReleaseError(`${beyond.other} takes a team for every app, not ${name}`);
  const taken = beyond.mounts.filter((path) => !mounts.includes(path));
  if (taken.length > 0) {
    throw new ReleaseError(
      `team ${name} may not take ${taken.join(', ')}: "team add ${name} --mounts" allows it`,
    );
  }
  return name;
}

/** Whether a token is for an app; in a store without rights everybody's is. */
export async function mayRelease(store: Store, token: string | undefined, app: string): Promise<boolean> {
  const known = await readRights(store);
  const own = known && token ? teamOf(known, token)?.[1].apps : [];
  return known === null || own?.some((each) => each === EVERY_APP || each === app) === true;
}

/** The name of the team that a token belongs to, or null. */
export const teamWithToken = (known: Rights, token: string): string | null =>
  teamOf(known, token)?.[0] ?? null;

const teamOf = ({ teams }: Rights, token: string) =>
  Object.entries(teams).find(([, { tokenHash }]) => sameHash(tokenHash, sha256(token)));

/** Who calls: a person, by the account of the operating system when nobody says who, and the token of their team. */
export interface Caller {
  by?: string | undefined;
  token?: string | undefined;
}

/** Who acts, as the log names them: the person, with the team whose token was shown, and its rights. */
export async function actorOf(store: Store, { by, token }: Caller): Promise<Actor> {
  const account = currentAccount();
  const person = by || account;
  const known = await readRights(store);
  if (known === null) return { person, role: 'everybody', rights: [EVERY_APP], account };
  const [role, right] = (token && teamOf(known, token)) || ['no team', { apps: [], mounts: [] }];
  return { person, role, rights: [...right.apps, ...right.mounts], account };
}

/** Who did something, as the history keeps it: a person, and the team whose token was shown. */
export const signedBy = (by: string, team: string | null): string =>
  team === null || team === by ? by : `${by} (${team})`;

export interface NewTeam {
  name: string;
  apps: readonly string[];
  /** Addresses that its apps may take for the first time, such as `/news`. */
  mounts?: readonly string[];
}

/**
 * Adds a team, or gives it a new token and other apps. The first team of a store must be one for every app, because
 * from then on only such a team can add others.
 * @returns the token, which is kept nowhere
 */
export async function addTeam(
  store: Store,
  { name, apps, mounts = [] }: NewTeam,
  caller: Caller = {},
): Promise<string> {
  checkedName(appName, name, 'team name');
  for (const app of apps) if (app !== EVERY_APP) checkedName(appName, app, 'app name');
  for (const path of mounts) checkedName(mountPath, path, 'mount path');
  const fresh = randomBytes(32).toString('base64url');
  const why = `${name} may release ${[...apps, ...mounts].join(' ')}`;
  await changeRights(store, { ...caller, verb: 'team add', why }, (teams) => {
    if (Object.keys(teams).length === 0 && !apps.includes(EVERY_APP)) {
      throw new ReleaseError("the first team must be one for every app: --apps '*'");
    }
    const added = {
      apps: [...apps],
      mounts: [...mounts],
      tokenHash: sha256(fresh),
      createdAt: new Date().toISOString(),
    };
    return { ...teams, [name]: added };
  });
  return fresh;
}

/** Removes a team; its token stops counting at once. The last team for every app stays. */
export const removeTeam = (store: Store, name: string, caller: Caller = {}): Promise<void> =>
  changeRights(store, { ...caller, verb: 'team remove', why: name }, (teams) => {
    const { [name]: removed, ...rest } = teams;
    if (removed === undefined) throw new ReleaseError(`there is no team ${name}`);
    if (!Object.values(rest).some(({ apps }) => apps.includes(EVERY_APP))) {
      throw new ReleaseError(`${name} is the last team for every app: add another one first`);
    }
    return rest;
  });

async function changeRights(
  store: Store,
  { verb, why, ...caller }: Caller & { verb: string; why: string },
  change: (teams: Rights['teams']) => Rights['teams'],
): Promise<void> {
  await withLock(`${store.rights}.lock`, async () => {
    for (;;) {
      await authorize(store, caller.token, [EVERY_APP]);
      const known = await readRights(store);
      const content = toJson({ teams: change(known?.teams ?? {}) });
      const by = await actorOf(store, caller);
      const deed = { by, verb, why, file: store.rights, content };
      if (await logged(store, deed, () => replaceFile(store.rights, content))) return;
    }
  });
}

const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
