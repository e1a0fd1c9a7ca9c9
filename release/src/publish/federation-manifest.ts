import { z } from 'zod';

const fileNames = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const assets = z.object({ js: fileNames, css: fileNames });

/** The parts of `mf-manifest.json` that the federation runtime 2.9 reads in the browser. */
export const federationManifest = z.object({
  id: z.string(),
  name: z.string(),
  metaData: z.object({
    name: z.string(),
    type: z.string().optional(),
    globalName: z.string(),
    publicPath: z.string(),
    buildInfo: z.object({ buildVersion: z.string(), buildName: z.string().optional() }),
    remoteEntry: z.object({ path: z.string(), name: z.string(), type: z.string() }),
  }),
  shared: z.array(
    z.object({
      id: z.string().optional(),
      name: z.string(),
      version: z.string(),
      singleton: z.boolean().optional(),
      requiredVersion: z.string().optional(),
      hash: z.string().optional(),
      assets,
    }),
  ),
  remotes: z.array(z.looseObject({})),
  exposes: z.array(z.object({ id: z.string(), name: z.string(), path: z.string().optional(), assets })),
});
export type FederationManifest = z.infer<typeof federationManifest>;

/** The manifest's remote entry, relative to the app's base. */
export const manifestEntry = ({ metaData: { remoteEntry } }: FederationManifest): string =>
  remoteEntry.path === '' ? remoteEntry.name : `${remoteEntry.path.replace(/\/$/, '')}/${remoteEntry.name}`;

/**
 * The manifest as it travels in every document. Its lists stay behind: the federation reads them to preload files and
 * styles, which the document names itself.
 */
export const trimManifest = (manifest: FederationManifest): FederationManifest => ({
  ...manifest,
  shared: [],
  exposes: [],
});
