import { z } from 'zod';
import { appName, releaseVersion } from '../store/names';
import { sha256 } from '../store/sha256';
import { type BuildProvenance, buildFacts } from './build-provenance';

export const STATEMENT_TYPE = 'application/vnd.in-toto+json';

const digest = z.object({ sha256: z.string() });

/** What is signed of a release: an in-toto statement (v1) over all its files, with SLSA's provenance (v1). */
export const statement = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.object({ name: z.string(), digest })).min(1),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.literal('urn:medical-mall:build:1'),
      externalParameters: z.object({ app: appName, version: releaseVersion }),
      internalParameters: buildFacts.omit({ builder: true, finishedAt: true, lockfile: true, source: true }),
      resolvedDependencies: z.array(
        z.object({
          name: z.string(),
          digest: z.record(z.string(), z.string()),
          annotations: z.object({ changed: z.boolean().nullable() }).optional(),
        }),
      ),
    }),
    runDetails: z.object({
      builder: z.object({ id: z.string() }),
      metadata: z.object({ finishedOn: z.string() }),
      byproducts: z.array(z.object({ name: z.literal('sbom.cdx.json'), digest })),
    }),
    /** When it was signed. */
    mall_signedAt: z.string(),
    /** Digest of its source maps, which are no part of what buyers get. */
    mall_sourceMaps: z.string().optional(),
    /** Digest of the kernel that it was compiled against, which checks read. */
    mall_surface: z.string().optional(),
  }),
});
export type Statement = z.infer<typeof statement>;

export interface Stated {
  app: string;
  version: string;
  files: ReadonlyMap<string, Uint8Array>;
  provenance: { [part in keyof BuildProvenance]: NonNullable<BuildProvenance[part]> };
  sourceMaps: string | null;
  /** The kernel that it was compiled against. */
  surface: string | undefined;
  signedAt: string;
}

export function stateRelease({
  app,
  version,
  files,
  provenance,
  sourceMaps,
  surface,
  signedAt,
}: Stated): Statement {
  const { source, lockfile, builder, finishedAt, ...internalParameters } = provenance.facts;
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...files].map(([name, content]) => ({ name, digest: { sha256: sha256(content) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:medical-mall:build:1',
        externalParameters: { app, version },
        internalParameters,
        resolvedDependencies: [
          {
            name: 'source',
            digest: source.commit === null ? {} : { gitCommit: source.commit },
            annotations: { changed: source.changed },
          },
          { name: 'package-lock.json', digest: { sha256: lockfile } },
        ],
      },
      runDetails: {
        builder: { id: builder },
        metadata: { finishedOn: finishedAt },
        byproducts: [{ name: 'sbom.cdx.json', digest: { sha256: sha256(provenance.bill) } }],
      },
      mall_signedAt: signedAt,
      ...(sourceMaps !== null && { mall_sourceMaps: sha256(sourceMaps) }),
      ...(surface !== undefined && { mall_surface: sha256(surface) }),
    },
  };
}
