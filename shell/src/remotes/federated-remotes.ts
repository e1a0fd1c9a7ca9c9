import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { AppRelease, Composition } from './composition';
import { prefetchFiles } from './prefetch-files';
import { RemoteFailure } from './remote-failure';
import { type RemoteModule, type Remotes, remoteOf } from './remotes';
import { withDeadline } from './with-deadline';

/** A remote that has not answered by now is shown as failed. */
const LOAD_DEADLINE = 5_000;

const manifestUrl = (release: AppRelease) =>
  typeof release.manifest === 'string'
    ? release.manifest
    : new URL(`${release.base}mf-manifest.json`, location.origin).href;

/** Answers manifest requests from the composition, which saves each remote a round trip. */
function embeddedManifests(releases: readonly AppRelease[]): ModuleFederationRuntimePlugin {
  const manifests = new Map(
    releases
      .filter(({ manifest }) => typeof manifest === 'object')
      .map((release) => [manifestUrl(release), JSON.stringify(release.manifest)]),
  );
  return {
    name: 'embedded-manifests',
    fetch(url) {
      const manifest = manifests.get(url);
      return manifest ? Promise.resolve(new Response(manifest)) : false;
    },
  };
}

/** The remotes of a composition, loaded at run time with Module Federation. */
export function federatedRemotes(composition: Composition): Remotes {
  const releases = Object.entries(composition.apps).filter(([name]) => name !== 'shell');
  registerPlugins([embeddedManifests(releases.map(([, release]) => release))]);
  registerRemotes(
    releases.map(([name, release]) => ({ name, entry: manifestUrl(release), type: 'module' as const })),
  );

  const remotes: Remotes = {
    mounts: releases.flatMap(([remote, { mount }]) => mount.map((path) => ({ path, remote }))),

    async load(remote, expose) {
      const loading = loadRemote<RemoteModule>(`${remote}/${expose}`).catch((cause: unknown) => {
        throw new RemoteFailure(remote, `${remote}/${expose} failed to load`, { cause });
      });
      const module = await withDeadline(
        loading,
        LOAD_DEADLINE,
        () => new RemoteFailure(remote, `${remote}/${expose} did not answer in ${LOAD_DEADLINE} ms`),
      );
      // A shared chunk that failed once leaves an empty module behind for the life of the tab.
      if (!module?.default)
        throw new RemoteFailure(remote, `${remote}/${expose} is empty`, { needsReload: true });
      return module;
    },

    prefetch(path) {
      const { pathname } = new URL(path, location.origin);
      const remote = remoteOf(remotes, pathname);
      const release = remote && composition.apps[remote];
      if (release) prefetchFiles(release.preload, pathname);
    },
  };
  return remotes;
}
