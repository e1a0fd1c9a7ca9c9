import { createHash } from 'node:crypto';
import { requireCheck } from '../checks/require-check';
import { newestVersion } from '../publish/releases';
import type { ChosenGroup } from '../store/names';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';
import { composeApp } from './compose-app';
import { expectWatched, unqueue } from './queue';
import { reachInWords, reachOf } from './reach';
import { BUCKETS, type Lineup } from './revision';
import { leave, restore } from './withdrawn';

export interface CanaryRequest {
  app: string;
  /**
   * The one that is watched already when left out, else the newest. It has to be named where another one was published
   * while one is watched: widening the one and starting the other are both likely.
   */
  version?: string | undefined;
  /** Percent of the buyers, up to 99. Where left out, that of the canary as it stands. */
  share?: number | undefined;
  /** Groups of buyers who get it whatever their bucket, beside those who have it already. */
  chosen?: readonly ChosenGroup[] | undefined;
  /** The version that may be watched until now, null for none; any one where left out. */
  expectWatched?: string | null;
}

/**
 * Shows a release to a share of the buyers, to chosen groups of them, or to both. A larger share keeps the buyers who have
 * it already, and so do more groups.
 * @throws ReleaseError when the app is not live, the release is live already, other canaries leave too few
 * buyers or have one of the groups, or it is open which version is meant.
 */
export async function startCanary(options: ChangeOptions, request: CanaryRequest): Promise<Committed> {
  const { store, channel } = options;
  const { app } = request;
  return commitRevision(options, 'canary', async (lineup) => {
    const watched = lineup.canaries[app]?.composed.version;
    expectWatched(lineup, app, request.expectWatched);
    const live = lineup.apps[app];
    const version = request.version ?? (await impliedVersion(store, lineup, app));
    if (live === undefined) throw new ReleaseError(`${app} is not live on channel ${channel}: promote it`);
    if (live.version === version) throw new ReleaseError(`${app}@${version} is live for everybody already`);
    const composed = await composeApp(store, app, version, live.version);
    const held = watched === version ? lineup.canaries[app] : undefined;
    const chosen = takeGroups(lineup, app, [...(held?.chosen ?? []), ...(request.chosen ?? [])]);
    const share = request.share ?? held?.buckets.length ?? 0;
    expectShare(share, chosen);
    const buckets = takeBuckets(lineup, app, version, share);
    const canaries = { ...lineup.canaries, [app]: { composed, buckets, chosen } };
    const left =
      watched === undefined || watched === version ? lineup.withdrawn : leave(lineup.withdrawn, app, watched);
    const next = unqueue({ ...lineup, canaries, withdrawn: restore(left, app, version) }, app, version);
    await requireCheck(options, lineup, next);
    return next;
  });
}

function expectShare(share: number, chosen: readonly ChosenGroup[]): void {
  const least = chosen.length > 0 ? 0 : 1;
  if (Number.isInteger(share) && share >= least && share < BUCKETS) return;
  throw new ReleaseError(
    `a canary takes ${least} to ${BUCKETS - 1} percent of the buyers; promote it for all of them`,
  );
}

async function impliedVersion(store: Store, { apps, canaries }: Lineup, app: string): Promise<string> {
  const newest = await newestVersion(store, app);
  const canary = canaries[app];
  if (canary === undefined) return newest;
  const { version } = canary.composed;
  if (newest === version || newest === apps[app]?.version) return version;
  throw new ReleaseError(
    `${app}@${version} is watched at ${reachInWords(reachOf(canary))}, and ${app}@${newest} was published since: ` +
      'name the version that is meant',
  );
}

/**
 * Takes an app's canary back: its buyers get what everybody has.
 * @throws ReleaseError when there is none, or another than the expected version.
 */
export async function withdrawCanary(
  options: ChangeOptions,
  app: string,
  version?: string,
): Promise<Committed> {
  return commitRevision(options, 'rollback', async (lineup) => {
    const { [app]: taken, ...canaries } = lineup.canaries;
    if (taken === undefined || (version !== undefined && taken.composed.version !== version)) {
      throw new ReleaseError(
        `${app} has no canary${version ? ` ${version}` : ''} on channel ${options.channel}`,
      );
    }
    return { ...lineup, canaries, withdrawn: leave(lineup.withdrawn, app, taken.composed.version) };
  });
}

/** Each group once, the last pass that was given for it. */
function takeGroups({ canaries }: Lineup, app: string, asked: readonly ChosenGroup[]): ChosenGroup[] {
  for (const [other, { chosen }] of Object.entries(canaries)) {
    const taken = chosen.find(({ pass }) => other !== app && asked.some((one) => one.pass === pass));
    if (taken !== undefined) throw new ReleaseError(`${taken.group} has the canary of ${other} already`);
  }
  const passes = new Map(asked.map(({ group, pass }) => [group, pass]));
  return [...passes].map(([group, pass]) => ({ group, pass }));
}

/** Each release draws buckets of its own, so that not the same buyers try everything first. */
function takeBuckets({ canaries }: Lineup, app: string, version: string, share: number): number[] {
  const drawn = Array.from({ length: BUCKETS }, (_, bucket) => bucket).sort((a, b) =>
    lot(app, version, a).localeCompare(lot(app, version, b)),
  );
  const held = canaries[app];
  const mine =
    held?.composed.version === version ? drawn.filter((bucket) => held.buckets.includes(bucket)) : [];
  const taken = new Set(
    Object.entries(canaries).flatMap(([other, { buckets }]) => (other === app ? mine : buckets)),
  );
  const free = drawn.filter((bucket) => !taken.has(bucket));
  const buckets = [...mine, ...free].slice(0, share);
  if (buckets.length < share) {
    throw new ReleaseError(`other canaries leave ${buckets.length} percent of the buyers for ${app}`);
  }
  return buckets.sort((a, b) => a - b);
}

const lot = (app: string, version: string, bucket: number): string =>
  createHash('sha256').update(`${app}@${version} ${bucket}`).digest('hex');
