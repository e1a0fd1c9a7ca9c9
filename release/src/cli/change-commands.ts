import { type Command, InvalidArgumentError } from 'commander';
import { startCanary } from '../composition/canary';
import type { Committed } from '../composition/commit-revision';
import { promote, promoteAll } from '../composition/promote';
import { reachInWords, reachOf } from '../composition/reach';
import { recompose } from '../composition/recompose';
import { type Back, rollback } from '../composition/rollback';
import { withdraw } from '../composition/withdraw';
import { ReleaseError } from '../store/release-error';
import { FOR_GROUPS, groupsWithPass, toGroup, toShare, WITHOUT_CHECK } from './change-flags';
import { changeOptions, toPromotion } from './context';
import { formatTable } from './table';

interface CanaryFlags {
  share?: number;
  for?: string[];
}

export function changeCommands(program: Command): void {
  changeCommand(program, 'promote')
    .description('make releases live on a channel, all in one revision')
    .argument(
      '<app[@version]...>',
      'where no version is given, the one that is watched as a canary, else the newest',
    )
    .option('--share <percent>', 'show one release to this share of the buyers only', toShare(99))
    .option(...FOR_GROUPS, groupsWithPass)
    .option(...WITHOUT_CHECK)
    .action(async (apps: string[], flags: CanaryFlags, command: Command) => {
      const { share } = flags;
      const chosen = flags.for?.map(toGroup) ?? [];
      const promotions = apps.map(toPromotion);
      const [only] = promotions;
      if ((share === undefined && chosen.length === 0) || only === undefined) {
        const options = await changeOptions(command, `promote ${apps.join(' ')}`);
        report(await promote(options, promotions));
        return;
      }
      if (promotions.length > 1) throw new ReleaseError('a canary is of one app');
      const reach = reachInWords({ chosen: chosen.map(({ group }) => group), share: share ?? 0 });
      const options = await changeOptions(command, `${reach} get ${apps[0]}`);
      report(await startCanary(options, { ...only, share, chosen }));
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
    .option('--urgent', 'open pages ask at once, and write nothing with it before they have answered')
    .action(async (app: string, back: Back, command: Command) => {
      report(await rollback(await changeOptions(command, `roll back ${app}`), app, back));
    });

  changeCommand(program, 'withdraw')
    .description('take an app off a channel, which nobody shows or leads to')
    .argument('<app>')
    .option('--anyway <reason>', 'though others show it or lead to it; the history keeps the reason')
    .action(async (app: string, { why, anyway }: { why?: string; anyway?: string }, command: Command) => {
      if (!why) throw new ReleaseError(`say with --why for what reason ${app} goes`);
      report(await withdraw(await changeOptions(command, why), app, anyway));
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

function toRevision(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('expected a revision number');
  return Number(text);
}

function report({ revision, changed, followers }: Committed): void {
  const where = `channel ${revision.channel}, revision ${revision.revision}`;
  console.log(changed ? `${where} is live` : `${where}: nothing to change`);
  const rows = Object.entries(revision.apps).map(([app, { version }]) => {
    const canary = revision.canaries[app];
    const share = canary ? `${canary.composed.version} for ${reachInWords(reachOf(canary))}` : '';
    return [app, version, revision.following.includes(app) ? 'as the channel that it follows' : share];
  });
  console.log(formatTable(['app', 'version', 'canary'], rows));
  for (const { channel, revision, refused } of followers)
    console.log(`channel ${channel}, revision ${revision} ${refused ? `stays: ${refused}` : 'follows'}`);
}
