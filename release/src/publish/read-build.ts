import { type BuildProvenance, takeProvenance } from '../signing/build-provenance';
import type { Stated } from '../signing/statement';
import { ReleaseError } from '../store/release-error';
import { type BuildDescription, readBuildDescription } from './build-description';
import { collectFiles } from './collect-files';
import { contentHash } from './content-hash';
import { takeSourceMaps } from './source-maps';

const SURFACE_FILE = 'kernel-surface.json';

/** A build, and the release that it would be. */
export interface Build {
  build: BuildDescription;
  /** What buyers' browsers may ask for, by name. */
  files: ReadonlyMap<string, Buffer>;
  /** The kernel as the build saw it: kept once for all releases, not served with each. */
  surface: string | undefined;
  provenance: BuildProvenance;
  /** For the team, as one text; null where the build made none. */
  sourceMaps: string | null;
  hash: string;
  /** `<package version>+<content hash>` */
  version: string;
}

/**
 * Reads a build.
 * @param dist the built app: a folder with `assets.json`
 * @throws ReleaseError when the build is missing or contradicts itself
 */
export async function readBuild(dist: string): Promise<Build> {
  const files = await collectFiles(dist);
  const surface = files.get(SURFACE_FILE)?.toString();
  files.delete(SURFACE_FILE);
  const provenance = takeProvenance(files);
  const sourceMaps = takeSourceMaps(files);
  const build = readBuildDescription(dist, files);
  const hash = contentHash(files);
  return {
    build,
    files,
    surface,
    provenance,
    sourceMaps,
    hash,
    version: `${build.version}+${hash.slice(0, 8)}`,
  };
}

/**
 * What is signed of a build.
 * @throws ReleaseError when it does not say where it comes from
 */
export function signable({ build, version, files, provenance, sourceMaps, surface }: Build): Stated {
  const { facts, bill } = provenance;
  if (facts === null || bill === null)
    throw new ReleaseError(
      `${build.app} does not say where it comes from or what it holds: build the app again`,
    );
  const signedAt = new Date().toISOString();
  return { app: build.app, version, files, provenance: { facts, bill }, sourceMaps, surface, signedAt };
}
