import type { LoadableRelease, RemoteModule } from 'shared-kernel/federation';

/** Views that have been loaded; of a release that is not in use they are not shown. */
export function loadedViews(inUse: ReadonlyMap<string, LoadableRelease>) {
  const views = new Map<string, { release: LoadableRelease | undefined; module: RemoteModule }>();
  return {
    keep(remote: string, expose: string, release: LoadableRelease | undefined, module: RemoteModule) {
      views.set(`${remote}/${expose}`, { release, module });
    },
    get(remote: string, expose: string): RemoteModule | null {
      const view = views.get(`${remote}/${expose}`);
      return view && view.release === inUse.get(remote) ? view.module : null;
    },
  };
}
