import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { readMarker } from '../bucket/marker';
import { isBucket } from '../bucket/open-objects';
import type { ChangeOptions } from '../composition/commit-revision';
import type { Promotion } from '../composition/promote';
import { readConfigFile } from '../configuration/release-config';
import { type ConfigurationState, configure, readConfiguration } from '../configuration/stored-configuration';
import type { Caller } from '../rights/rights';
import { parsePrivateKey } from '../signing/signing-keys';
import { ReleaseError } from '../store/release-error';
import { openStore, type Store } from '../store/store';
import { findProjectRoot } from './project';

/** Options that every command has; the environment or a default fills what is not given. */
export interface CommonOptions {
  store?: string;
  copy?: string;
  by: string;
}

export interface ChannelOptions extends CommonOptions {
  channel: string;
}

export interface ChangeFlags extends ChannelOptions {
  why?: string;
  expectRevision?: number;
  withoutCheck?: string;
}

export const projectRoot = (): string => findProjectRoot(process.cwd());

/** A folder, or a bucket such as `s3://releases/shop`. */
export function chosenPlace({ store }: CommonOptions): string {
  if (store === undefined) return join(projectRoot(), '.data', 'store');
  return isBucket(store) ? store : resolve(store);
}

/** What the commands read: the folder, or the copy of the bucket on this machine. */
export const chosenStore = (flags: CommonOptions): Store => openStore(folderOf(flags));

function folderOf(flags: CommonOptions): string {
  const place = chosenPlace(flags);
  if (!isBucket(place)) return place;
  return flags.copy === undefined
    ? join(projectRoot(), '.data', 'copies', encodeURIComponent(place.replace(/\/$/, '')))
    : resolve(flags.copy);
}

/**
 * Opens the store of a command before it runs.
 * @param mayBeOld whether it goes on with the copy while the bucket is out of reach
 * @throws ReleaseError when it cannot be used so
 */
export async function openChosenStore(flags: CommonOptions, mayBeOld: boolean): Promise<void> {
  const place = chosenPlace(flags);
  const folder = folderOf(flags);
  if (isBucket(place)) {
    const [{ openCopy }, { openStoreObjects }] = await Promise.all([
      import('../bucket/open-copy'),
      import('../bucket/store-objects'),
    ]);
    await openCopy(await openStoreObjects(place), { folder, mayBeOld });
    return;
  }
  const marked = await readMarker(folder);
  if (marked !== null)
    throw new ReleaseError(
      `${folder} is the copy of ${marked.place}: --store ${marked.place} --copy ${folder}`,
    );
}

/** Where the build of an app lies, by its name in the project or the path of its folder. */
export const distOf = (app: string): string => join(appFolder(app), 'dist');

export const appFolder = (app: string): string =>
  existsSync(join(projectRoot(), app)) ? join(projectRoot(), app) : resolve(app);

/** What a change of a channel needs, from the flags of its command. */
export async function changeOptions(command: Command, defaultWhy: string): Promise<ChangeOptions> {
  const flags = command.optsWithGlobals<ChangeFlags>();
  const store = chosenStore(flags);
  await adoptedConfiguration(store, flags.by);
  return {
    store,
    channel: flags.channel,
    by: flags.by,
    why: flags.why ?? defaultWhy,
    expectRevision: flags.expectRevision,
    token: tokenOfCaller(),
    unchecked: flags.withoutCheck,
  };
}

export const configFile = (): string => join(projectRoot(), 'release.config.json');

/** The store's configuration. One that has none yet takes the project's, from whoever may give it one. */
export async function adoptedConfiguration(store: Store, by: string): Promise<ConfigurationState> {
  const state = await readConfiguration(store);
  const config = state.number > 0 ? null : await readConfigFile(configFile());
  if (config === null) return state;
  return configure({ store, config, by, why: 'the first', token: tokenOfCaller() });
}

/** Who runs a command. */
export const callerOf = ({ by }: CommonOptions): Caller => ({ by, token: tokenOfCaller() });

/** From the environment only: an argument could be read in the list of processes. */
export const tokenOfCaller = (): string | undefined => process.env['RELEASE_TOKEN'];

/** The key to sign with: `RELEASE_KEY` holds its file, or in a pipeline the key itself. */
export async function keyOfCaller(): Promise<KeyObject | undefined> {
  const given = process.env['RELEASE_KEY'];
  if (!given) return undefined;
  return parsePrivateKey(given.startsWith('-----BEGIN') ? given : await readFile(given, 'utf8'));
}

/** `mf-cart` or `mf-cart@1.4.0+0a1b2c3d`. */
export function toPromotion(text: string): Promotion {
  const at = text.indexOf('@');
  return at === -1 ? { app: text } : { app: text.slice(0, at), version: text.slice(at + 1) };
}
