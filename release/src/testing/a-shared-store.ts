import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from 'object-store/folder';
import { shareStore } from '../bucket/share-store';
import { type StoreObjects, storeObjects } from '../bucket/store-objects';
import type { ChangeOptions } from '../composition/commit-revision';
import { publishApp } from '../publish/publish-app';
import { type SharedStore, shareAt } from '../store/shared-store';
import { openStore, type Store } from '../store/store';
import { buildRemote, buildShell } from './build-app';

/** A machine with a copy of a store, and who works on it. */
export interface Machine {
  store: Store;
  shared: SharedStore;
  /** Publishes a build of an app, with a text that tells releases apart; its version. */
  release(app: string, text: string): Promise<string>;
  change(more?: Partial<ChangeOptions>): ChangeOptions;
}

export interface TestSharedStore {
  folder: string;
  objects: StoreObjects;
  machine(name: string): Promise<Machine>;
  remove(): Promise<void>;
}

/**
 * A store whose objects lie in a folder in the place of a bucket.
 * @param between what the machines ask them through
 */
export function aSharedStore(
  between: (objects: StoreObjects) => StoreObjects = (one) => one,
): TestSharedStore {
  const folder = mkdtempSync(join(tmpdir(), 'release-shared-'));
  const objects = storeObjects(folderObjects(join(folder, 'bucket')));
  return {
    folder,
    objects,
    async machine(name) {
      const store = openStore(join(folder, name));
      const shared = shareStore(between(objects), store, 0);
      shareAt(store.root, shared);
      await shared.refresh();
      return { store, shared, ...workOn(store, join(folder, `${name}-dist`), name) };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export const workOn = (store: Store, dist: string, by: string): Pick<Machine, 'release' | 'change'> => ({
  async release(app, text) {
    const folder = join(dist, app);
    if (app === 'shell') await buildShell(folder, { text });
    else await buildRemote(folder, { app, mount: [`/${app}`], text });
    return (await publishApp({ store, dist: folder, by, why: text })).release.version;
  },
  change: (more) => ({ store, channel: 'stable', by, why: 'test', ...more }),
});
