import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { AppFiles } from '../loading/app-files';
import type { LoadableRelease } from './composition';
import type { Federation } from './federation';
import type { RemoteModule } from './remotes';

const manifestUrl = ({ manifest, base }: LoadableRelease) =>
  typeof manifest === 'string' ? manifest : new URL(`${base}mf-manifest.json`, location.origin).href;

type LoadedEntry = ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>;

/** Loads what remotes expose from the releases that are in use; the federation starts with the first of them. */
export function federatedLoader(
  inUse: ReadonlyMap<string, LoadableRelease>,
  files: Pick<AppFiles, 'module'>,
): (remote: string, expose: string) => Promise<RemoteModule | null> {
  const manifests = new Map<string, string>();
  const registered = new Map<string, LoadableRelease>();
  let started: Promise<Federation> | undefined;

  const loading: ModuleFederationRuntimePlugin = {
    name: 'loading',
    /** Answers manifest requests from the composition, which saves each remote a round trip. */
    fetch(url) {
      const manifest = manifests.get(url);
      return manifest ? Promise.resolve(new Response(manifest)) : false;
    },
    loadEntry: ({ remoteInfo }) => files.module(remoteInfo.entry) as LoadedEntry,
  };

  /** Remotes need the federation; the frame of the page does not, so that it comes beside the shell's own script. */
  function federation(): Promise<Federation> {
    started ??= import('./federation').then(({ startFederation }) => startFederation(loading));
    started.catch(() => {
      started = undefined;
    });
    return started;
  }

  /** Has the federation take a remote from the release that is in use. */
  function register({ register }: Federation, remote: string) {
    const release = inUse.get(remote);
    if (!release || registered.get(remote) === release) return;
    const entry = manifestUrl(release);
    if (typeof release.manifest === 'object') manifests.set(entry, JSON.stringify(release.manifest));
    register(remote, entry, { force: registered.has(remote) });
    registered.set(remote, release);
  }

  return async (remote, expose) => {
    const running = await federation();
    register(running, remote);
    return running.load(`${remote}/${expose}`);
  };
}
