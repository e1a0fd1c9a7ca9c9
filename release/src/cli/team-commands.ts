import type { Command } from 'commander';
import { addTeam, readRights, removeTeam } from '../rights/rights';
import { type CommonOptions, callerOf, chosenStore } from './context';
import { formatTable, formatTime } from './table';

export function teamCommands(program: Command): void {
  const team = program.command('team').description('who may release what');
  team
    .command('add')
    .description('add a team, or give it a new token; prints the token once')
    .argument('<name>')
    .requiredOption(
      '--apps <app...>',
      "what it may release; '*' is every app, and the right to add teams, to configure and to go without a check",
    )
    .option('--mounts <path...>', 'addresses that its apps may take for the first time')
    .action(
      async (name: string, { apps, mounts }: { apps: string[]; mounts?: string[] }, command: Command) => {
        const flags = command.optsWithGlobals<CommonOptions>();
        const team = { name, apps, mounts: mounts ?? [] };
        console.log(await addTeam(chosenStore(flags), team, callerOf(flags)));
      },
    );
  team
    .command('remove')
    .description('take all rights from a team')
    .argument('<name>')
    .action(async (name: string, _flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<CommonOptions>();
      await removeTeam(chosenStore(flags), name, callerOf(flags));
      console.log(`${name} may release nothing any more`);
    });
  team
    .command('list')
    .description('the teams and their apps')
    .action(async (_flags: unknown, command: Command) => {
      const rights = await readRights(chosenStore(command.optsWithGlobals<CommonOptions>()));
      const rows = Object.entries(rights?.teams ?? {}).map(([name, { apps, mounts, createdAt }]) => [
        name,
        [...apps, ...mounts].join(' '),
        formatTime(createdAt),
      ]);
      console.log(formatTable(['team', 'apps', 'since'], rows) || 'everybody may release everything');
    });
}
