import { browserClaims } from './browser-claims';
import type { CheckResult } from './check-report';
import { compileClaims } from './compile-claims';
import type { Replacement } from './links';
import { readSurfaces } from './surfaces';
import { callClaims, kernelClaims, slotClaims } from './type-claims';
import { SHAPES_FILE, shapesFile } from './used-shapes';

/**
 * Whether types that meet only in the browser fit: what a remote was compiled against, and what the live shell's kernel
 * is; what an app hands to a slot, and what the app that fills it expects; what one keeps in the browser, and what is live
 * does. Builds against the same kernel fit by construction; others are put before the compiler.
 * @param project folder whose node_modules hold TypeScript and the platform's types
 */
export async function typeCompatibility(
  { store, releases, live, candidates }: Replacement,
  project: string,
): Promise<CheckResult> {
  const { surfaces, findings } = await readSurfaces(store, releases, live);
  if (findings.length > 0) return { check: 'types', passed: false, findings };
  const surfaceOf = (digest: string) => surfaces.get(digest) ?? {};
  const claims = [
    ...kernelClaims(releases, candidates),
    ...callClaims(releases, candidates, surfaceOf),
    ...slotClaims(releases, candidates),
    ...browserClaims(releases, live, candidates, surfaceOf),
  ];
  const files = { [SHAPES_FILE]: shapesFile(releases) };
  return { check: 'types', ...(await compileClaims(claims, { project, surfaces, files })) };
}
