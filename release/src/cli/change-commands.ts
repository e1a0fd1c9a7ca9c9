import { type Command, InvalidArgumentError } from 'commander';
import type { Committed } from '../composition/commit-revision';
import { type Promotion, promote, promoteAll } from '../composition/promote';
import { recompose } from '../composition/recompose';
import { rollback } from '../composition/rollback';
import { withdraw } from '../composition/withdraw';
import { changeOptions } from './context';
import { formatTable } from './table';

export function changeCommands(program: Command): void {
  changeCommand(program, 'promote')
    .description('make releases live on a channel, all in one revision')
    .argument('<app[@version]...>', 'the newest release where no version is given')
    .action(async (apps: string[], _flags: unknown, command: Command) => {
      const options = await changeOptions(command, `promote ${apps.join(' ')}`);
      report(await promote(options, apps.map(toPromotion)));
    });

  changeCommand(program, 'promote-all')
    .description('make the newest release of every app live')
    .action(async (_flags: unknown, command: Command) => {
      report(await promoteAll(await changeOptions(command, 'promote all')));
    });

  changeCommand(program, 'rollback')
    .description('make an earlier version of an app live again')
    .argument('<app>')
    .option('--to <version>', 'a version that was live; the one before when left out')
    .action(async (app: string, { to }: { to?: string }, command: Command) => {
      report(await rollback(await changeOptions(command, `roll back ${app}`), app, to));
    });

  changeCommand(program, 'withdraw')
    .description('take an app off a channel')
    .argument('<app>')
    .action(async (app: string, _flags: unknown, command: Command) => {
      report(await withdraw(await changeOptions(command, `withdraw ${app}`), app));
    });

  changeCommand(program, 'compose')
    .description('compose and render what is live again, with the configuration of now')
    .action(async (_flags: unknown, command: Command) => {
      report(await recompose(await changeOptions(command, 'compose again')));
    });
}

const changeCommand = (program: Command, name: string): Command =>
  program
    .command(name)
    .option('--channel <name>', 'the channel to change', 'stable')
    .option('--why <text>', 'the reason, for the history')
    .option('--expect-revision <n>', 'refuse when the channel is at another revision', toRevision);

function toPromotion(text: string): Promotion {
  const at = text.indexOf('@');
  return at === -1 ? { app: text } : { app: text.slice(0, at), version: text.slice(at + 1) };
}

function toRevision(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('expected a revision number');
  return Number(text);
}

function report({ revision, changed }: Committed): void {
  const where = `channel ${revision.channel}, revision ${revision.revision}`;
  console.log(changed ? `${where} is live` : `${where}: nothing to change`);
  const rows = Object.entries(revision.apps).map(([app, { version }]) => [app, version]);
  console.log(formatTable(['app', 'version'], rows));
}
