import { readSurface, type Surface } from '../publish/kernel-surfaces';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import type { Releases } from './composed-releases';

export interface Surfaces {
  /** By the digest that builds name. */
  surfaces: ReadonlyMap<string, Surface>;
  /** Of those that are not what they were published as: nothing can be said of releases that name them. */
  findings: string[];
}

/** The kernels that releases were compiled against, as far as the store has them. */
export async function readSurfaces(store: Store, ...compositions: readonly Releases[]): Promise<Surfaces> {
  const surfaces = new Map<string, Surface>();
  const findings = new Set<string>();
  for (const release of compositions.flatMap((composition) => [...composition.values()])) {
    const { build } = release;
    if (build.surface === undefined || surfaces.has(build.surface)) continue;
    try {
      const found = await readSurface(store, release);
      if (found !== null) surfaces.set(build.surface, found);
      else if (release.surface !== undefined)
        findings.add(`the kernel ${build.surface} that a release was built against is not in the store`);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      findings.add(error.message);
    }
  }
  return { surfaces, findings: [...findings] };
}
