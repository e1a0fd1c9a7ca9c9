import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { type CanaryReport, watchCanaries } from '../watch/watch-canaries';
import { type ChangeFlags, changeOptions } from './context';
import { formatTable } from './table';

interface WatchFlags extends ChangeFlags {
  telemetry?: string[];
  every: number;
  once?: boolean;
}

export function watchCommand(program: Command): void {
  program
    .command('watch')
    .description('compare canaries with what everybody else has, and take back what is clearly worse')
    .option('--channel <name>', 'the channel to watch', 'stable')
    .option(
      '--telemetry <folder...>',
      "folders that the API processes write (default: the store's telemetry/)",
    )
    .option('--every <seconds>', 'how often to look', Number, 30)
    .option('--once', 'look once, and end')
    .action(async (_flags: unknown, command: Command) => {
      const { telemetry, every, once } = command.optsWithGlobals<WatchFlags>();
      const options = { ...(await changeOptions(command, '')), by: 'release watch' };
      for (;;) {
        const { reports, withdrawn } = await watchCanaries(options, telemetry ?? [options.store.telemetry]);
        console.log(new Date().toISOString());
        console.log(formatTable(HEADINGS, reports.map(toRow)) || 'no canary');
        for (const text of new Set(reports.flatMap(({ missing }) => missing))) console.log(text);
        for (const { app, version } of withdrawn) console.log(`${app}@${version} was taken back`);
        if (once) return;
        await pause(every * 1000);
      }
    });
}

const HEADINGS = ['app', 'canary', 'share', 'visits', 'faulty', 'beside', 'visits', 'faulty', 'evidence', ''];

const toRow = ({ app, version, share, canary, live, evidence, verdict }: CanaryReport): string[] => [
  app,
  version,
  `${share} %`,
  `${canary.visits}`,
  `${canary.faulty}`,
  live.version,
  `${live.visits}`,
  `${live.faulty}`,
  `${evidence.toPrecision(2)} : 1`,
  verdict,
];
