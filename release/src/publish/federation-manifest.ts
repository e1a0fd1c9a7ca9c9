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
 * The manifest as it travels in every document. Beyond what the schema drops, a shared module without
 * files goes: the runtime only uses the list to avoid preloading such files a second time. An expose's styles go,
 * too: its chunk asks for them, and the runtime would add them to the page once more.
 */
export const trimManifest = (manifest: FederationManifest): FederationManifest => ({
  ...manifest,
  shared: manifest.shared.filter(({ assets: { js, css } }) => js.sync.length + css.sync.length > 0),
  exposes: manifest.exposes.map((expose) => ({
    ...expose,
    assets: { ...expose.assets, css: { sync: [], async: [] } },
  })),
});
