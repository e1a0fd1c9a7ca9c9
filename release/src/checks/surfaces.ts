import { readJson } from '../store/json-files';
import type { Store } from '../store/store';
import type { Releases } from './composed-releases';
import { type Surface, surface } from './kernel-copy';

/** The kernels that releases were compiled against, as far as the store has them. */
export async function readSurfaces(
  store: Store,
  ...compositions: readonly Releases[]
): Promise<ReadonlyMap<string, Surface>> {
  const surfaces = new Map<string, Surface>();
  const releases = compositions.flatMap((composition) => [...composition.values()]);
  for (const digest of new Set(releases.map(({ build }) => build.surface))) {
    const found = digest === undefined ? null : await readJson(store.surface(digest), surface);
    if (digest !== undefined && found) surfaces.set(digest, found);
  }
  return surfaces;
}
