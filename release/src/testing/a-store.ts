import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ChangeOptions } from '../composition/commit-revision';
import { releaseConfig } from '../configuration/release-config';
import { type ConfigurationState, configure } from '../configuration/stored-configuration';
import { type Published, publishApp } from '../publish/publish-app';
import { openStore, type Store } from '../store/store';
import { buildRemote, buildShell } from './build-app';

const MOUNTS: Readonly<Record<string, string[]>> = {
  'mf-cart': ['/shoppingCar'],
  'mf-catalog': ['/home', '/searchpage'],
  'mf-orders': ['/orderCenter'],
};

/** A store in a temporary folder, and short words for what tests do with it. */
export interface TestStore {
  store: Store;
  folder: string;
  /** Builds and publishes the shell, or a remote, with a text that tells releases apart; its version. */
  release(app: string, text?: string): Promise<string>;
  publish(dist: string): Promise<Published>;
  /** Gives the store a configuration, from now on. */
  configure(config: z.input<typeof releaseConfig>): Promise<ConfigurationState>;
  /** Options of a change on `stable`. */
  change(more?: Partial<ChangeOptions>): ChangeOptions;
  remove(): Promise<void>;
}

export async function aStore(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  const store = openStore(join(folder, 'store'));
  const publish = (dist: string) => publishApp({ store, dist, by: 'mei', why: 'test' });
  return {
    store,
    folder,
    publish,
    async release(app, text = 'first') {
      const dist = join(folder, 'dist', app);
      if (app === 'shell') await buildShell(dist, { text });
      else await buildRemote(dist, { app, mount: MOUNTS[app] ?? [`/${app}`], text });
      return (await publish(dist)).release.version;
    },
    configure: (config) => configure({ store, config: releaseConfig.parse(config), by: 'mei', why: 'test' }),
    change: (more) => ({
      store,
      channel: 'stable',
      by: 'mei',
      why: 'test',
      ...more,
    }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
