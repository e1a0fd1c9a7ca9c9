import { createHash } from 'node:crypto';
import { requireCheck } from '../checks/require-check';
import { newestVersion } from '../publish/releases';
import { ReleaseError } from '../store/release-error';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';
import { composeApp } from './compose-app';
import { BUCKETS, type Lineup } from './revision';
import { leave, restore } from './withdrawn';

export interface CanaryRequest {
  app: string;
  /** The one that is watched already when left out, else the newest. */
  version?: string | undefined;
  /** Percent of the buyers, 1 to 99. */
  share: number;
}

/**
 * Shows a release to a share of the buyers. A larger share keeps the buyers who have it already.
 * @throws ReleaseError when the app is not live, the release is live already, or other canaries leave too few buyers.
 */
export async function startCanary(options: ChangeOptions, request: CanaryRequest): Promise<Committed> {
  const { store, channel } = options;
  const { app, share } = request;
  if (!Number.isInteger(share) || share < 1 || share >= BUCKETS) {
    throw new ReleaseError(
      `a canary takes 1 to ${BUCKETS - 1} percent of the buyers; promote it for all of them`,
    );
  }
  return commitRevision(options, 'canary', async (lineup) => {
    const watched = lineup.canaries[app]?.composed.version;
    const version = request.version ?? watched ?? (await newestVersion(store, app));
    const live = lineup.apps[app];
    if (live === undefined) throw new ReleaseError(`${app} is not live on channel ${channel}: promote it`);
    if (live.version === version) throw new ReleaseError(`${app}@${version} is live for everybody already`);
    const composed = await composeApp(store, app, version, live.version);
    const canaries = {
      ...lineup.canaries,
      [app]: { composed, buckets: takeBuckets(lineup, app, version, share) },
    };
    const left =
      watched === undefined || watched === version ? lineup.withdrawn : leave(lineup.withdrawn, app, watched);
    const next = { ...lineup, canaries, withdrawn: restore(left, app, version) };
    await requireCheck(options, lineup, next);
    return next;
  });
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
