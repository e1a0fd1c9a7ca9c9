import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LoadableRelease, Manifest } from './composition';
import type { RemoteModule } from './remote-module';
import type { Federation } from './start-federation';

/** The URL of a release's entry; a dev server's manifest says it. */
async function entryOf({ manifest, base }: LoadableRelease): Promise<string> {
  const stated =
    typeof manifest === 'string' ? ((await (await fetch(manifest)).json()) as Manifest) : manifest;
  if (!stated) throw new Error(`${base} states no entry`);
  const { path, name } = stated.metaData.remoteEntry;
  return new URL([path, name].filter(Boolean).join('/'), new URL(base, location.origin)).href;
}

type LoadedEntry = ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>;

/**
 * Loads the exposes of remotes from the releases in use; starts the federation with the first.
 * @param inUse by remote
 * @param files loads a script by its URL
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

  /**
   * Only remotes need the federation, not the first paint, so it loads in parallel with the shell's script.
   */
  function federation(): Promise<Federation> {
    started ??= import('./start-federation').then(({ startFederation }) => startFederation(loading));
    started.catch(() => {
      started = undefined;
    });
    return started;
  }

  /** Registers a remote with the federation from the release in use. */
  async function takeInUse(running: Federation, remote: string): Promise<void> {
    const release = inUse.get(remote);
    if (!release || registered.get(remote) === release) return;
    const entry = await entryOf(release);
    // Meanwhile the release may have changed, or another caller may have registered this one.
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
