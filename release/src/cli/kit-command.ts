import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { publishKit } from '../publish/publish-kit';
import { type CommonOptions, callerOf, chosenStore, projectRoot } from './context';
import { formatTable } from './table';

export function kitCommand(program: Command): void {
  program
    .command('kit')
    .description('put the packed kit into the store, for channels that give it to teams elsewhere')
    .argument('[folder]', 'where "npm run kit" left it')
    .option('--why <text>', 'the reason, for the log', 'the kit of now')
    .action(async (folder: string | undefined, _flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<CommonOptions & { why: string }>();
      const { packages } = await publishKit({
        store: chosenStore(flags),
        folder: resolve(folder ?? join(projectRoot(), '.data', 'kit')),
        why: flags.why,
        ...callerOf(flags),
      });
      console.log(
        formatTable(
          ['package', 'version', 'file'],
          packages.map(({ name, version, file }) => [name, version, file]),
        ),
      );
    });
}
