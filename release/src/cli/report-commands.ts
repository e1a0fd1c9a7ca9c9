import type { Command } from 'commander';
import { verdictAt } from '../checks/check-report';
import { missingReport } from '../checks/require-check';
import { shellOf } from '../composition/check-composition';
import { type AppChange, type HistoryEntry, readHistory } from '../composition/history';
import { changeInWords, reachInWords, reachOf } from '../composition/reach';
import type { Revision } from '../composition/revision';
import { readCurrent } from '../composition/revisions';
import { findRelease, listApps, newestVersion } from '../publish/releases';
import type { Store } from '../store/store';
import { type ChannelOptions, chosenStore } from './context';
import { formatTable, formatTime } from './table';

const NONE = '–';

export function reportCommands(program: Command): void {
  program
    .command('status')
    .description('what is live on a channel, and what is published')
    .option('--channel <name>', 'the channel to show', 'stable')
    .action(async (_flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<ChannelOptions>();
      const store = chosenStore(flags);
      const current = await readCurrent(store, flags.channel);
      console.log(
        current === null
          ? `nothing is live on channel ${flags.channel}`
          : `channel ${flags.channel}, revision ${current.revision}, ${formatTime(current.createdAt)} by ${current.by}`,
      );
      const rows: string[][] = [];
      for (const app of new Set([...Object.keys(current?.apps ?? {}), ...(await listApps(store))])) {
        const live = current?.apps[app];
        const newest = await newestVersion(store, app);
        const release = live && (await findRelease(store, app, live.version));
        const canary = current?.canaries[app];
        const queued = current?.queued[app];
        rows.push([
          app,
          live?.version ?? NONE,
          [
            ...(canary ? [`${canary.composed.version} for ${reachInWords(reachOf(canary))}`] : []),
            ...(queued ? [`${queued.version} waits`] : []),
          ].join(', ') || NONE,
          release ? `${formatTime(release.publishedAt)} by ${release.publishedBy}` : NONE,
          live?.previous ?? NONE,
          newest === live?.version ? 'live' : newest,
          newest === live?.version ? '' : await readiness(store, current, app, newest),
        ]);
      }
      console.log(
        formatTable(['app', 'live', 'canary', 'published', 'before', 'newest', 'may go live'], rows),
      );
    });

  program
    .command('history')
    .description('the revisions of a channel, newest first')
    .option('--channel <name>', 'the channel to show', 'stable')
    .option('--limit <n>', 'how many revisions', Number, 20)
    .action(async (_flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<ChannelOptions & { limit: number }>();
      const store = chosenStore(flags);
      const history = await readHistory(store, flags.channel, flags.limit);
      const rows = await Promise.all(history.map((entry) => toRow(store, entry)));
      const table = formatTable(['revision', 'when', 'by', 'changes', 'check', 'why'], rows);
      console.log(table || `nothing was ever live on channel ${flags.channel}`);
    });
}

/** Whether a version may go live beside what is live now, in a few words. */
async function readiness(
  store: Store,
  current: Revision | null,
  app: string,
  version: string,
): Promise<string> {
  const live = current?.apps ?? {};
  const shell = Object.keys(live).length > 0 ? shellOf(live).name : app;
  const missing = await missingReport(store, app, { ...live, [app]: { version } }, shell);
  if (missing === null) return 'yes, checked';
  // Without the name, which stands in the row, and what to do about it.
  return `no: ${missing.replace(`${app}@${version} `, '').replace(/: run [\s\S]*$/, '')}`;
}

const toRow = async (store: Store, entry: HistoryEntry): Promise<string[]> => [
  `${entry.revision.revision}`,
  formatTime(entry.revision.createdAt),
  entry.revision.by,
  describeAll(entry),
  await describeChecks(store, entry),
  entry.revision.why,
];

const describeAll = ({ changes, configuration }: HistoryEntry): string =>
  [...changes.map(describe), ...(configuration ? [`configuration ${configuration}`] : [])].join(', ') ||
  'documents only';

/** How the releases of a change had fared in their checks by then. */
async function describeChecks(store: Store, { revision, changes }: HistoryEntry): Promise<string> {
  if (revision.unchecked !== null) return `without: ${revision.unchecked}`;
  const verdicts = await Promise.all(
    changes.map(({ app, to }) => (to === null ? null : verdictAt(store, app, to, revision.createdAt))),
  );
  return [...new Set(verdicts.filter((verdict) => verdict !== null))].join(', ') || NONE;
}

function describe({ app, from, to, share, chosen }: AppChange): string {
  if (share === undefined) return `${app} ${from ?? NONE} → ${to ?? NONE}`;
  if (to === null) return `${app} canary ${from} taken back`;
  const reach = changeInWords(share, chosen);
  return `${app} canary ${to} ${reach.from} → ${reach.to}`;
}
