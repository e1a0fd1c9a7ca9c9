import { z } from 'zod';
import { siteSettings } from '../configuration/release-config';
import { routeNeeds, viewNeeds } from '../publish/build-description';
import { federationManifest } from '../publish/federation-manifest';
import { preloadedCalls } from '../publish/preloaded-call';
import {
  appName,
  channelName,
  chosenGroup,
  codePath,
  mountPath,
  releaseVersion,
  slotName,
} from '../store/names';

/** One app of a composition. */
const composedApp = z.object({
  version: releaseVersion,
  /** Where its files lie, as a URL path that ends with a slash. */
  base: z.string(),
  entry: codePath,
  /** Integrity of its scripts and styles by file. */
  integrity: z.record(codePath, z.string()),
  /** Trimmed federation manifest; null for the shell. */
  manifest: federationManifest.nullable(),
  mount: z.array(mountPath),
  exposes: z.record(z.string(), z.string()),
  /** Files that load with the entry, whatever is shown. */
  initial: z.array(codePath),
  /** Files that its start asks for in any case, once the entry runs. */
  soon: z.array(codePath).default([]),
  /** Ids by which its run time recognises its stylesheets in a document. */
  styleIds: z.record(z.string(), z.string()).default({}),
  /** What showing each of its routes asks for. */
  routes: z.record(mountPath, routeNeeds),
  /** What showing each of its slot views asks for, by expose name. */
  views: z.record(z.string(), viewNeeds).default({}),
  /** What its pages ask of the API at once. */
  preloadedCalls: preloadedCalls.prefault({}),
  /** Files that bring each platform module it offers, beyond the initial ones. */
  provides: z.record(z.string(), z.array(codePath)),
  /** The platform modules that it takes from the shell. */
  consumes: z.array(z.string()).default([]),
  /** Of the files above, by platform module, those that nothing but platform modules asks for. */
  optional: z.record(z.string(), z.array(codePath)).default({}),
  /** The version that was live before this one, to fall back to. */
  previous: releaseVersion.nullable(),
});

/** Buyers are split into this many buckets, so one bucket is one percent. */
export const BUCKETS = 100;

const bucket = z
  .int()
  .min(0)
  .max(BUCKETS - 1);

const canary = z.object({
  /** The buckets of the buyers who get it, ascending. */
  buckets: z.array(bucket),
  /** The groups of buyers who get it whatever their bucket. */
  chosen: z.array(chosenGroup).default([]),
  composed: composedApp,
});

const queued = z.object({
  version: releaseVersion,
  /** Percent of the buyers that it starts with; 100 is everybody. */
  share: z.int().min(0).max(BUCKETS),
  /** The groups that it starts with. */
  chosen: z.array(chosenGroup).default([]),
});

/**
 * A composition: which version of every app is live on a channel. A revision is never changed; every
 * change is the next revision. The documents of a revision follow from it alone.
 */
export const revision = z.object({
  revision: z.number().int().positive(),
  channel: channelName,
  createdAt: z.string(),
  by: z.string(),
  why: z.string(),
  apps: z.record(appName, composedApp),
  /**
   * Releases shown to some buyers in place of the live one, by app. No bucket and no group belongs to two of them, and a
   * chosen buyer's bucket does not count, so that a buyer sees one new release at most and what goes wrong has one cause.
   */
  canaries: z.record(appName, canary).default({}),
  /** Versions that wait until the app's canary is over, by app; the watch starts them (watch/start-queued.ts). */
  queued: z.record(appName, queued).default({}),
  /** Versions that were taken back, newest last; an open tab leaves them at its next navigation. */
  withdrawn: z.record(appName, z.array(releaseVersion)).default({}),
  /** Those of them that nobody is to go on with for another moment; an open tab asks at once. */
  urgent: z.record(appName, z.array(releaseVersion)).default({}),
  /** The apps that it has as the channel has them that it follows; the others were promoted here. */
  following: z.array(appName).default([]),
  /** Why this change went live without a passed check; null when it had one or needed none. */
  unchecked: z.string().nullable().default(null),
  /** Number of the configuration that it was composed under; 0 in a store that was never configured. */
  configuration: z.int().nonnegative().default(0),
  settings: z.object({
    /** Whether a developer may point an app of this channel at a local dev server. */
    overrides: z.boolean(),
    /** Whether past compositions can be opened and the parts of a page be looked at. */
    inspect: z.boolean().default(false),
    /** The views in a route's extension slot, in order, by path; other routes have what their apps state. */
    extensions: z.record(mountPath, z.array(slotName)).default({}),
  }),
  site: siteSettings,
});

export type ComposedApp = z.infer<typeof composedApp>;
export type Revision = z.infer<typeof revision>;
export type ComposedApps = Revision['apps'];

/** The part of a revision that releases change. */
export type Lineup = Pick<Revision, 'apps' | 'canaries' | 'queued' | 'withdrawn' | 'urgent' | 'following'>;
