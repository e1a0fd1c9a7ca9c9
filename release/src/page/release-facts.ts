import { type CheckReport, readReports } from '../checks/check-report';
import { type HistoryEntry, readHistory } from '../composition/history';
import type { Revision } from '../composition/revision';
import { currentNumber, listChannels, readRevision } from '../composition/revisions';
import { budgetOf } from '../configuration/budget-of';
import type { Policy, ReleaseConfig } from '../configuration/release-config';
import { withExtensions } from '../documents/extensions';
import { newestVersion, readRelease } from '../publish/releases';
import type { Store } from '../store/store';
import type { Health } from '../watch/app-health';
import { readHealth, type SeenHealth } from '../watch/read-health';
import { type CanaryReport, canaryReports } from '../watch/watch-canaries';
import type { DrawnBuild } from './composition-picture';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENTRIES = 40;

/** One release as the page shows it. Sizes in bytes as they travel. */
export interface ReleaseFacts {
  version: string;
  publishedAt: string;
  publishedBy: string;
  why: string;
  entrySize: number;
  /** Of its largest route, the entry included. */
  routeSize: number;
  budget: Policy['budgets'][string] | undefined;
  /** In the last 24 hours. */
  health: Health;
}

export interface AppFacts {
  app: string;
  live: ReleaseFacts;
  /** What the live release says of itself. */
  build: DrawnBuild;
  canary: ReleaseFacts | null;
  report: CanaryReport | null;
}

export interface ChangeFacts extends HistoryEntry {
  /** The last check of each release that went live, by then. */
  checks: CheckReport[];
}

/** The newest release of an app that no buyer has. */
export interface WaitingFacts
  extends Pick<ReleaseFacts, 'version' | 'publishedAt' | 'publishedBy' | 'why'>,
    Pick<AppFacts, 'app'> {
  /** Its last check. */
  report: CheckReport | null;
}

export interface ChannelFacts {
  channel: string;
  current: Revision;
  checked: boolean;
  apps: AppFacts[];
  waiting: WaitingFacts[];
  history: ChangeFacts[];
}

/** Everything that the release page shows, read from the store in this moment. */
export async function releaseFacts(
  store: Store,
  config: ReleaseConfig,
  folders: readonly string[],
): Promise<ChannelFacts[]> {
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const seen = await readHealth(folders, { since });
  const names = await listChannels(store);
  const channels = await Promise.all(
    names.map((channel) => channelFacts(store, config, folders, channel, seen)),
  );
  return channels.filter((facts) => facts !== null);
}

async function channelFacts(
  store: Store,
  config: ReleaseConfig,
  folders: readonly string[],
  channel: string,
  seen: SeenHealth,
): Promise<ChannelFacts | null> {
  const number = await currentNumber(store, channel);
  if (number === null) return null;
  const current = await readRevision(store, channel, number);
  const reports = await canaryReports({ store, channel }, folders);
  const facts = async (app: string, version: string): Promise<ReleaseFacts> => {
    const { build, files, publishedAt, publishedBy, why } = await readRelease(store, app, version);
    const sent = (list: readonly string[]) =>
      list.reduce((sum, name) => sum + (files[name]?.brotli ?? files[name]?.size ?? 0), 0);
    const routes = Object.values(build.routes).map((route) => sent(route.files));
    return {
      version,
      publishedAt,
      publishedBy,
      why,
      entrySize: sent([build.entry]),
      routeSize: Math.max(0, ...routes),
      budget: budgetOf(config.policy, build),
      health: seen.health(app, version),
    };
  };
  const apps = await Promise.all(
    Object.entries(current.apps).map(async ([app, { version }]): Promise<AppFacts> => {
      const canary = current.canaries[app];
      return {
        app,
        live: await facts(app, version),
        build: await drawnBuild(store, current, app, version),
        canary: canary ? await facts(app, canary.composed.version) : null,
        report: reports.find((report) => report.app === app) ?? null,
      };
    }),
  );
  const history = await Promise.all(
    (await readHistory(store, channel, ENTRIES)).map(async (entry) => ({
      ...entry,
      checks: await readChecks(store, entry),
    })),
  );
  const waiting = await waitingReleases(store, current);
  return { channel, current, checked: config.channels[channel]?.checked ?? false, apps, waiting, history };
}

/** Without those that were taken back. */
async function waitingReleases(store: Store, current: Revision): Promise<WaitingFacts[]> {
  const newest = await Promise.all(
    Object.entries(current.apps).map(async ([app, live]): Promise<WaitingFacts[]> => {
      const version = await newestVersion(store, app);
      const known = [
        live.version,
        current.canaries[app]?.composed.version,
        ...(current.withdrawn[app] ?? []),
      ];
      if (known.includes(version)) return [];
      const { publishedAt, publishedBy, why } = await readRelease(store, app, version);
      const report = (await readReports(store, app, version)).at(-1) ?? null;
      return [{ app, version, publishedAt, publishedBy, why, report }];
    }),
  );
  return newest.flat();
}

async function drawnBuild(store: Store, current: Revision, app: string, version: string) {
  const { build } = await readRelease(store, app, version);
  const { routes = {} } = withExtensions(current.apps, current.settings.extensions)[app] ?? {};
  const extensions = Object.values(routes).flatMap((route) => route.extensions);
  return { ...build, version, slots: [...new Set([...build.slots, ...extensions])] };
}

async function readChecks(store: Store, { revision, changes }: HistoryEntry): Promise<CheckReport[]> {
  const last = await Promise.all(
    changes.map(async ({ app, to }) =>
      to === null
        ? undefined
        : (await readReports(store, app, to)).filter(({ at }) => at <= revision.createdAt).at(-1),
    ),
  );
  return last.filter((report) => report !== undefined);
}
