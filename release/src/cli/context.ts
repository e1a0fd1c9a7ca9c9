import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { ChangeOptions } from '../composition/commit-revision';
import { readReleaseConfig } from '../composition/release-config';
import { openStore, type Store } from '../store/store';
import { findProjectRoot } from './project';

/** Options that every command has; the environment or a default fills what is not given. */
export interface CommonOptions {
  store?: string;
  by: string;
}

export interface ChannelOptions extends CommonOptions {
  channel: string;
}

export interface ChangeFlags extends ChannelOptions {
  why?: string;
  expectRevision?: number;
}

export const projectRoot = (): string => findProjectRoot(process.cwd());

export const storeOf = ({ store }: CommonOptions): Store =>
  openStore(store === undefined ? join(projectRoot(), '.data', 'store') : resolve(store));

/** What a change of a channel needs, from the flags of its command. */
export async function changeOptions(command: Command, defaultWhy: string): Promise<ChangeOptions> {
  const flags = command.optsWithGlobals<ChangeFlags>();
  return {
    store: storeOf(flags),
    channel: flags.channel,
    by: flags.by,
    why: flags.why ?? defaultWhy,
    config: await readReleaseConfig(projectRoot()),
    expectRevision: flags.expectRevision,
  };
}
