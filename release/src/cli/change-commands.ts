import { type Command, InvalidArgumentError } from 'commander';
import { startCanary } from '../composition/canary';
import type { Committed } from '../composition/commit-revision';
import { promote, promoteAll } from '../composition/promote';
import { recompose } from '../composition/recompose';
import { rollback } from '../composition/rollback';
import { withdraw } from '../composition/withdraw';
import { ReleaseError } from '../store/release-error';
import { changeOptions, toPromotion } from './context';
import { formatTable } from './table';

export function changeCommands(program: Command): void {
  changeCommand(program, 'promote')
    .description('make releases live on a channel, all in one revision')
    .argument(
      '<app[@version]...>',
      'where no version is given, the one that is watched as a canary, else the newest',
    )
    .option('--share <percent>', 'show one release to this share of the buyers only', toShare)
    .option(...WITHOUT_CHECK)
    .action(async (apps: string[], { share }: { share?: number }, command: Command) => {
      const promotions = apps.map(toPromotion);
      const [only] = promotions;
      if (share === undefined || only === undefined) {
        const options = await changeOptions(command, `promote ${apps.join(' ')}`);
        report(await promote(options, promotions));
        return;
      }
      if (promotions.length > 1) throw new ReleaseError('a canary is of one app');
      const options = await changeOptions(command, `${share} % get ${apps[0]}`);
      report(await startCanary(options, { ...only, share }));
    });

  changeCommand(program, 'promote-all')
    .description('make the newest release of every app live, or the one that is watched as its canary')
    .option(...WITHOUT_CHECK)
    .action(async (_flags: unknown, command: Command) => {
      report(await promoteAll(await changeOptions(command, 'promote all')));
    });

  changeCommand(program, 'rollback')
    .description('take back the canary of an app, or make an earlier version of it live again')
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

const WITHOUT_CHECK = [
  '--without-check <reason>',
  'go live without a passed check; the history keeps the reason',
] as const;

const changeCommand = (program: Command, name: string): Command =>
  program
    .command(name)
    .option('--channel <name>', 'the channel to change', 'stable')
    .option('--why <text>', 'the reason, for the history')
    .option('--expect-revision <n>', 'refuse when the channel is at another revision', toRevision);

function toRevision(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('expected a revision number');
  return Number(text);
}

function toShare(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('expected 1 to 99 percent');
  return Number(text);
}

function report({ revision, changed, followers }: Committed): void {
  const where = `channel ${revision.channel}, revision ${revision.revision}`;
  console.log(changed ? `${where} is live` : `${where}: nothing to change`);
  const rows = Object.entries(revision.apps).map(([app, { version }]) => {
    const canary = revision.canaries[app];
    const share = canary ? `${canary.composed.version} for ${canary.buckets.length} %` : '';
    return [app, version, revision.following.includes(app) ? 'as the channel that it follows' : share];
  });
  console.log(formatTable(['app', 'version', 'canary'], rows));
  for (const { channel, revision, refused } of followers)
    console.log(`channel ${channel}, revision ${revision} ${refused ? `stays: ${refused}` : 'follows'}`);
}
