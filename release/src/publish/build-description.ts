import { z } from 'zod';
import { parseJson } from '../store/json-files';
import { appName, codePath, filePath, mountPath, packageVersion } from '../store/names';
import { ReleaseError } from '../store/release-error';
import { federationManifest, manifestEntry } from './federation-manifest';
import { packagedJourney } from './packaged-journey';
import { preloadedCalls } from './preloaded-call';
import { statedTask } from './stated-task';

const fileList = z.array(codePath);

/** What showing a part of an app asks for. */
export const viewNeeds = z.object({
  /** Files of the app itself, its entry among them. */
  files: fileList,
  /** Requests of the platform modules that those files take from the shell, such as `react`. */
  consumes: z.array(z.string()).default([]),
});

/** What an app states of one of its routes, and what showing it asks for. */
export const routeNeeds = viewNeeds.extend({
  /** In the browser's tab; empty only in builds from before routes stated theirs. */
  title: z.string().default(''),
  /** Who may see it. */
  access: z.enum(['open', 'open below', 'buyer']).default('buyer'),
  /** What the main navigation calls it; without one it is not there. */
  menu: z.string().optional(),
  /** Slots of other apps that stand on it from the start, such as `orders/latest-order`. */
  slots: z.array(z.string()).default([]),
  /** Views of any apps in its extension slot, in order, unless the channel states others. */
  extensions: z.array(z.string()).default([]),
});

/** What a build says of itself in `dist/assets.json`. */
export const buildDescription = z.looseObject({
  app: appName,
  version: packageVersion,
  kernelContract: z.string(),
  federation: z.looseObject({
    name: z.string(),
    /** What its CSS class names start with. */
    prefix: z.string().optional(),
    mount: z.array(mountPath).min(1),
    exposes: z.record(z.string(), z.string()),
  }),
  /** The remote entry of a remote, the main script of the shell. */
  entry: codePath,
  /** Remotes only. An app without it is the shell. */
  manifest: filePath.optional(),
  /** Draws its pages on a server; absent where its pages are drawn in browsers alone. */
  server: filePath.optional(),
  /** Files that load with the entry, whatever is shown. */
  initial: fileList.default([]),
  /** Files that its start asks for in any case, once the entry runs. */
  soon: fileList.default([]),
  /** Ids by which the build's run time recognises its stylesheets in a document. */
  styleIds: z.record(codePath, z.string()).default({}),
  /** By route path; the longest that covers an address is its route. */
  routes: z.record(mountPath, routeNeeds).default({}),
  /** The views that fill slots of other apps, by expose name. */
  views: z.record(z.string(), viewNeeds).default({}),
  /** What its pages ask of the API at once. */
  preloadedCalls: preloadedCalls.prefault({}),
  /** The platform modules that this app offers the others, and the files that bring each, beyond the initial ones. */
  provides: z
    .record(
      z.string(),
      z.looseObject({
        version: z.string().optional(),
        files: fileList.default([]),
        /** Those of them that nothing but platform modules asks for. */
        only: fileList.default([]),
        /** What can be imported from it. */
        names: z.array(z.string()).default([]),
      }),
    )
    .default({}),
  /** The platform modules that it takes from the shell, and what it imports from each. */
  consumes: z
    .record(
      z.string(),
      z.looseObject({ requiredVersion: z.string().optional(), names: z.array(z.string()).default([]) }),
    )
    .default({}),
  /** The React that it brings, with what draws by it; absent where the shell's React draws it. */
  react: z
    .object({
      version: packageVersion,
      /** What of the platform runs without React, so that there is one of it on a page all the same. */
      shared: z.array(z.string()),
    })
    .optional(),
  /** Libraries and kernel entries of which the build holds a copy of its own. */
  bundled: z.array(z.string()).default([]),
  /** Calls of the API that its code or its preloaded calls name, below `/api/sale/mall/`. */
  calls: z.array(z.string()).default([]),
  /** Slots that its code names, such as `orders/order-list`. */
  slots: z.array(z.string()).default([]),
  /** What it names of the shapes that it was compiled against; builds from before this was known use all of them. */
  uses: z
    .object({
      /** Properties that its code could read or write. */
      names: z.array(z.string()),
      /** By platform module and name, what it hands to views and functions of the kernel. */
      given: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
    })
    .optional(),
  /** What its team counts on from the others, walked by every check. */
  journeys: z.array(packagedJourney).max(20).default([]),
  /** What buyers get done with it: done by checks of it where the policy says so, and counted by the watch. */
  tasks: z.array(statedTask).max(50).default([]),
  /** Version of the API's contracts that it was built against. */
  apiContract: z.string().optional(),
  /** Digest of the kernel's types that it was compiled against; its files lie in the store's `surfaces/`. */
  surface: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
});
export type BuildDescription = z.infer<typeof buildDescription>;

const BUILD_DESCRIPTION = 'assets.json';

/** Reads a build's `assets.json`; refuses a build without it, or one that contradicts itself. */
export function readBuildDescription(dist: string, files: ReadonlyMap<string, Buffer>): BuildDescription {
  const text = files.get(BUILD_DESCRIPTION)?.toString();
  if (text === undefined)
    throw new ReleaseError(`${dist} holds no ${BUILD_DESCRIPTION}: build the app first`);
  const build = parseJson(text, buildDescription, `${dist}/${BUILD_DESCRIPTION}`);
  if (build.federation.name !== build.app) {
    throw new ReleaseError(`${build.app} calls itself ${build.federation.name} in its federation field`);
  }
  for (const [path, { title }] of Object.entries(build.routes)) {
    if (title === '') throw new ReleaseError(`${build.app} states no title for ${path}`);
  }
  for (const file of namedFiles(build)) {
    if (!files.has(file)) throw new ReleaseError(`${build.app} names ${file}, which ${dist} lacks`);
  }
  if (build.manifest !== undefined) checkManifest(build, build.manifest, files);
  return build;
}

const namedFiles = (build: BuildDescription): string[] => [
  build.entry,
  ...[build.manifest, build.server].filter((file) => file !== undefined),
  ...build.initial,
  ...build.soon,
  ...[...Object.values(build.routes), ...Object.values(build.views)].flatMap(({ files }) => files),
  ...Object.values(build.provides).flatMap(({ files }) => files),
];

function checkManifest(build: BuildDescription, name: string, files: ReadonlyMap<string, Buffer>): void {
  const manifest = parseJson(`${files.get(name)}`, federationManifest, `${build.app}/${name}`);
  const entry = manifestEntry(manifest);
  if (entry !== build.entry) {
    throw new ReleaseError(`${build.app} starts at ${build.entry}, but ${name} says ${entry}`);
  }
}
