import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LoadableRelease, Manifest } from './composition';
import type { RemoteModule } from './remote-module';
import type { Federation } from './start-federation';

/** Where the entry of a release lies; a developer's server says so itself. */
async function entryOf({ manifest, base }: LoadableRelease): Promise<string> {
  const stated =
    typeof manifest === 'string' ? ((await (await fetch(manifest)).json()) as Manifest) : manifest;
  if (!stated) throw new Error(`${base} states no entry`);
  const { path, name } = stated.metaData.remoteEntry;
  return new URL([path, name].filter(Boolean).join('/'), new URL(base, location.origin)).href;
}

type LoadedEntry = ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>;

/**
 * Loads what remotes expose from the releases that are in use; the federation starts with the first of them.
 * @param inUse by remote
 * @param files how a script is fetched, by its address
 */
export function federatedLoader(
  inUse: ReadonlyMap<string, LoadableRelease>,
  files: { module: (url: string) => Promise<unknown> },
): (remote: string, expose: string) => Promise<RemoteModule | null> {
  const registered = new Map<string, LoadableRelease>();
  let started: Promise<Federation> | undefined;

  const loading: ModuleFederationRuntimePlugin = {
    name: 'loading',
    loadEntry: ({ remoteInfo }) => files.module(remoteInfo.entry) as LoadedEntry,
  };

  /** Remotes need the federation; the frame of the page does not, so that it comes beside the shell's own script. */
  function federation(): Promise<Federation> {
    started ??= import('./start-federation').then(({ startFederation }) => startFederation(loading));
    started.catch(() => {
      started = undefined;
    });
    return started;
  }

  /** Has the federation take a remote from the release that is in use. */
  async function takeInUse(running: Federation, remote: string): Promise<void> {
    const release = inUse.get(remote);
    if (!release || registered.get(remote) === release) return;
    const entry = await entryOf(release);
    // Meanwhile another release may have been taken, or somebody else have come here for this one.
    if (inUse.get(remote) !== release || registered.get(remote) === release)
      return takeInUse(running, remote);
    running.register(remote, entry, release.version);
    registered.set(remote, release);
  }

  return async (remote, expose) => {
    const running = await federation();
    await takeInUse(running, remote);
    return running.load(`${remote}/${expose}`);
  };
}
