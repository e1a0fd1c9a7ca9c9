import { z } from 'zod';
import { appName, packageVersion, releaseVersion } from '../store/names';
import { buildDescription } from './build-description';

export const RELEASE_RECORD = 'release.json';

/** One published file. Sizes in bytes: as it is, and compressed where that is smaller. */
const publishedFile = z.object({
  size: z.number(),
  brotli: z.number().optional(),
  gzip: z.number().optional(),
  integrity: z.string(),
});

/** What `release.json` keeps of one release. */
export const releaseRecord = z.object({
  app: appName,
  version: releaseVersion,
  packageVersion,
  contentHash: z.string(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  why: z.string(),
  build: buildDescription,
  files: z.record(z.string(), publishedFile),
  /** Digest of its source maps, which lie elsewhere; absent where its build made none. */
  sourceMaps: z.string().optional(),
  /** Digest of the kernel that it was compiled against, of which its build names the beginning. */
  surface: z.string().optional(),
});
export type PublishedFile = z.infer<typeof publishedFile>;
export type ReleaseRecord = z.infer<typeof releaseRecord>;
