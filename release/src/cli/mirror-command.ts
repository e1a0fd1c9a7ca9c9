import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type CommonOptions, chosenStore } from './context';
import { formatTable } from './table';

export function mirrorCommand(program: Command): void {
  program
    .command('mirror')
    .description('bring a copy of what is live up to date in another folder, never half')
    .argument('<folder>')
    .action(async (folder: string, _flags: unknown, command: Command) => {
      const { mirrorStore } = await import('../mirror/mirror-store');
      const mirrored = await mirrorStore(
        chosenStore(command.optsWithGlobals<CommonOptions>()),
        resolve(folder),
      );
      const rows = mirrored.map(({ channel, revision, copied }) => [channel, `${revision}`, `${copied}`]);
      console.log(formatTable(['channel', 'revision', 'folders copied'], rows) || 'nothing is live');
    });
}
