import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { logged } from '../log/release-log';
import { actorOf, authorize, signedBy } from '../rights/rights';
import { createFile } from '../store/durable-files';
import { readJson, toJson } from '../store/json-files';
import { fileNumbers } from '../store/numbered-files';
import type { Store } from '../store/store';
import { type ReleaseConfig, releaseConfig } from './release-config';

/** One state of a store's configuration. States are added, never changed. */
const configurationState = z.object({
  /** 0 in a store that was never configured: everything is at its default. */
  number: z.int().nonnegative(),
  at: z.string(),
  by: z.string(),
  why: z.string(),
  config: releaseConfig,
});
export type ConfigurationState = z.infer<typeof configurationState>;

/** The configuration that every change and every check of a store goes by, whoever makes it and from where. */
export async function readConfiguration(store: Store): Promise<ConfigurationState> {
  const number = (await fileNumbers(store.configuration)).at(-1);
  const state = number === undefined ? null : await readJson(fileOf(store, number), configurationState);
  return state ?? { number: 0, at: '', by: '', why: '', config: releaseConfig.parse({}) };
}

export interface ConfigureOptions {
  store: Store;
  config: ReleaseConfig;
  by: string;
  why: string;
  /** The token of a team for every app; needed in a store with rights. */
  token?: string | undefined;
}

/**
 * Adds a state to a store's configuration, unless it says what holds already.
 * @throws ReleaseError when the caller's team is not one for every app
 */
export async function configure(options: ConfigureOptions): Promise<ConfigurationState> {
  const { store, config, by, why, token } = options;
  const team = await authorize(store, token, [], { mounts: [], other: 'the configuration' });
  for (;;) {
    const latest = await readConfiguration(store);
    if (latest.number > 0 && isDeepStrictEqual(latest.config, config)) return latest;
    const state: ConfigurationState = {
      number: latest.number + 1,
      at: new Date().toISOString(),
      by: signedBy(by, team),
      why,
      config,
    };
    const [file, content] = [fileOf(store, state.number), toJson(state)];
    const deed = { by: await actorOf(store, { by, token }), verb: 'configure', why, file, content };
    if (await logged(store, deed, () => createFile(file, content))) return state;
  }
}

const fileOf = (store: Store, number: number): string => join(store.configuration, `${number}.json`);
