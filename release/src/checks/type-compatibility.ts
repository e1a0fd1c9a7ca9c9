import type { Store } from '../store/store';
import type { CheckResult } from './check-report';
import { compileClaims } from './compile-claims';
import type { Releases } from './composed-releases';
import { readSurfaces } from './surfaces';
import { callClaims, kernelClaims, slotClaims } from './type-claims';
import { SHAPES_FILE, shapesFile } from './used-shapes';

/**
 * Whether types that meet only in the browser fit: what a remote was compiled against, and what the live shell's kernel
 * is; what an app hands to a slot, and what the app that fills it expects. Builds against the same kernel fit by
 * construction; others are put before the compiler.
 * @param project folder whose node_modules hold TypeScript and the platform's types
 */
export async function typeCompatibility(
  store: Store,
  releases: Releases,
  candidates: ReadonlySet<string>,
  project: string,
): Promise<CheckResult> {
  const surfaces = await readSurfaces(store, releases);
  const claims = [
    ...kernelClaims(releases, candidates),
    ...callClaims(releases, candidates, (digest) => surfaces.get(digest) ?? {}),
    ...slotClaims(releases, candidates),
  ];
  const files = { [SHAPES_FILE]: shapesFile(releases) };
  return { check: 'types', ...(await compileClaims(claims, { project, surfaces, files })) };
}
