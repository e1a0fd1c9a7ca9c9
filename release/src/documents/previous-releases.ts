import { composeApp } from '../composition/compose-app';
import type { ComposedApps } from '../composition/revision';
import type { Store } from '../store/store';

/** What a browser falls back to when a live remote does not start: the release before it. The shell's net is before-shell.ts. */
export async function previousReleases(store: Store, apps: ComposedApps): Promise<ComposedApps> {
  const found = await Promise.all(
    Object.entries(apps).map(async ([app, { manifest, previous }]) =>
      manifest && previous ? [[app, await composeApp(store, app, previous, null)] as const] : [],
    ),
  );
  return Object.fromEntries(found.flat());
}
