import { resolve } from 'node:path';
import type { Command } from 'commander';
import { openStore } from '../store/store';
import { type ChannelOptions, type CommonOptions, chosenStore, tokenOfCaller } from './context';
import { formatTable } from './table';

export function maintenanceCommands(program: Command): void {
  program
    .command('prune')
    .description('take old releases and documents out of the store, by policy.keep; the history stays')
    .option('--dry-run', 'only say what would go')
    .option('--why <text>', 'the reason, for the log', 'prune')
    .action(async (_flags: unknown, command: Command) => {
      const { prune } = await import('../prune/prune');
      const { by, why, dryRun, ...flags } = command.optsWithGlobals<PruneFlags>();
      const store = chosenStore({ by, ...flags });
      const { releases, documents, pictures, bytes } = await prune({
        store,
        by,
        why,
        dryRun,
        token: tokenOfCaller(),
      });
      const rows = [
        ...releases.map(({ app, version }) => ['release', `${app}@${version}`]),
        ...documents.map(({ channel, revision }) => ['documents', `${channel}, revision ${revision}`]),
        ...(pictures.length > 0 ? [['pictures', `${pictures.length} of checks`]] : []),
      ];
      console.log(formatTable(['what', 'of'], rows) || 'nothing is old enough');
      if (rows.length > 0) console.log(`${(bytes / 1e6).toFixed(1)} MB ${dryRun ? 'would be' : 'are'} free`);
    });

  program
    .command('repair')
    .description('make a channel whole whose pointer or revisions cannot be read')
    .option('--channel <name>', 'the channel to repair', 'stable')
    .option('--from <mirror>', 'a mirror that may hold what was lost')
    .action(async (_flags: unknown, command: Command) => {
      const { repair } = await import('../composition/repair');
      const { by, channel, from, ...flags } = command.optsWithGlobals<RepairFlags>();
      const mirror = from === undefined ? undefined : openStore(resolve(from));
      const store = chosenStore({ by, ...flags });
      const { revision, done } = await repair({ store, channel, by, token: tokenOfCaller(), from: mirror });
      for (const text of done) console.log(text);
      console.log(
        `channel ${channel}, revision ${revision} is live${done.length === 0 ? ', and whole' : ''}`,
      );
    });
}

interface PruneFlags extends CommonOptions {
  why: string;
  dryRun?: boolean;
}

interface RepairFlags extends ChannelOptions {
  from?: string;
}
