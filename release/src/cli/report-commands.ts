import type { Command } from 'commander';
import { type AppChange, type HistoryEntry, readHistory } from '../composition/history';
import { readCurrent } from '../composition/revisions';
import { findRelease, listApps, newestVersion } from '../publish/releases';
import { type ChannelOptions, storeOf } from './context';
import { formatTable, formatTime } from './table';

const NONE = '–';

export function reportCommands(program: Command): void {
  program
    .command('status')
    .description('what is live on a channel, and what is published')
    .option('--channel <name>', 'the channel to show', 'stable')
    .action(async (_flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<ChannelOptions>();
      const store = storeOf(flags);
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
        rows.push([
          app,
          live?.version ?? NONE,
          release ? `${formatTime(release.publishedAt)} by ${release.publishedBy}` : NONE,
          live?.previous ?? NONE,
          newest === live?.version ? 'live' : newest,
        ]);
      }
      console.log(formatTable(['app', 'live', 'published', 'before', 'newest'], rows));
    });

  program
    .command('history')
    .description('the revisions of a channel, newest first')
    .option('--channel <name>', 'the channel to show', 'stable')
    .option('--limit <n>', 'how many revisions', Number, 20)
    .action(async (_flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<ChannelOptions & { limit: number }>();
      const history = await readHistory(storeOf(flags), flags.channel, flags.limit);
      const table = formatTable(['revision', 'when', 'by', 'changes', 'why'], history.map(toRow));
      console.log(table || `nothing was ever live on channel ${flags.channel}`);
    });
}

const toRow = ({ revision, changes }: HistoryEntry): string[] => [
  `${revision.revision}`,
  formatTime(revision.createdAt),
  revision.by,
  changes.map(describe).join(', ') || 'settings or documents only',
  revision.why,
];

const describe = ({ app, from, to }: AppChange): string => `${app} ${from ?? NONE} → ${to ?? NONE}`;
