import { readHistory } from '../composition/history';
import { currentNumber, listChannels } from '../composition/revisions';
import type { Store } from '../store/store';
import { readTrends, type Trend } from '../watch/read-trends';

/** When everybody, or some, got another version of an app. */
export interface ReleaseMark {
  at: string;
  version: string;
  revision: number;
  /** In percent; 100 is everybody. */
  share: number;
}

export interface TrendFacts extends Trend {
  releases: ReleaseMark[];
}

const REVISIONS = 200;

/** How each app fared, and when it was released on the channel that buyers have. */
export async function trendFacts(
  store: Store,
  folders: readonly string[],
  now = new Date(),
): Promise<TrendFacts[]> {
  const trends = await readTrends(folders, now);
  const channels = await listChannels(store);
  const channel = channels.find((name) => name === 'stable') ?? channels[0];
  const live = channel === undefined ? null : await currentNumber(store, channel);
  const history = channel === undefined || live === null ? [] : await readHistory(store, channel, REVISIONS);
  return trends.map((trend) => ({
    ...trend,
    releases: history.flatMap(({ revision, changes }) =>
      changes.flatMap(({ app, to, share }) =>
        app === trend.app && to !== null
          ? [{ at: revision.createdAt, version: to, revision: revision.revision, share: share?.to ?? 100 }]
          : [],
      ),
    ),
  }));
}
