import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { reachInWords } from '../composition/reach';
import type { Shipped } from '../ship/ship';
import { WHEN_WATCHED, type WhenWatched } from '../ship/when-watched';
import { envelope } from '../signing/envelope';
import { readJson } from '../store/json-files';
import { FOR_GROUPS, groupsWithPass, toGroup, toShare, WITHOUT_CHECK } from './change-flags';
import { type CheckFlags, checkOptions, describeReport, withCheckFlags } from './check-flags';
import { appFolder, type ChangeFlags, changeOptions, chosenStore, distOf, keyOfCaller } from './context';
import { previewAddresses } from './preview-addresses';
import { formatTable } from './table';

interface ShipFlags extends ChangeFlags, CheckFlags {
  share?: number;
  for?: string[];
  whenWatched: WhenWatched;
}

export function shipCommand(program: Command): void {
  const shipping = program
    .command('ship')
    .description('publish and check what has changed of the built apps, and show it to a share of the buyers')
    .argument('<app...>', "names of the project's apps, or paths of app folders")
    .option('--channel <name>', 'the channel to change', 'stable')
    .option('--why <text>', 'what it brings, for the history')
    .option(
      '--share <percent>',
      'the share of the buyers to begin with; 100 is everybody (default: 5, or 0 with --for)',
      toShare(100),
    )
    .option(...FOR_GROUPS, groupsWithPass)
    .addOption(
      new Option(
        '--when-watched <what>',
        'what to do while another version of the app is watched as a canary',
      )
        .choices(WHEN_WATCHED)
        .default('refuse'),
    )
    .option(...WITHOUT_CHECK);
  withCheckFlags(shipping).action(async (apps: string[], _flags: unknown, command: Command) => {
    const { ship } = await import('../ship/ship');
    const flags = command.optsWithGlobals<ShipFlags>();
    const shipped = await ship(
      {
        ...(await changeOptions(command, `ship ${apps.join(' ')}`)),
        share: flags.share ?? (flags.for ? 0 : 5),
        chosen: flags.for?.map(toGroup),
        whenWatched: flags.whenWatched,
        key: await keyOfCaller(),
        async check(candidates) {
          const { checkCandidates } = await import('../checks/check-candidates');
          const reports = await checkCandidates(await checkOptions(flags), candidates);
          console.log(reports.slice(0, 1).map(describeReport).join('\n'));
          return reports;
        },
      },
      await Promise.all(apps.map(toBuilt)),
    );
    console.log(formatTable(['app', 'version', ''], shipped.map(toRow)));
    const versions = shipped
      .filter(({ outcome }) => outcome !== 'live' && outcome !== 'refused')
      .map(({ app, version }) => `${app}@${version}`);
    if (versions.length > 0)
      for (const address of await previewAddresses(chosenStore(flags), versions))
        console.log(`preview: ${address}`);
    if (shipped.some(({ outcome }) => outcome === 'refused' || outcome === 'not passed'))
      process.exitCode = 1;
  });
}

/** A build, and what somebody elsewhere has signed of it. */
const toBuilt = async (app: string) => ({
  dist: distOf(app),
  signature: (await readJson(join(appFolder(app), 'signature.json'), envelope)) ?? undefined,
});

const toRow = (shipped: Shipped): string[] => [
  shipped.app,
  shipped.version,
  [outcomeInWords(shipped), ...besides(shipped)].join('; '),
];

function outcomeInWords(shipped: Shipped): string {
  switch (shipped.outcome) {
    case 'live':
      return 'nothing to do: everybody has it';
    case 'watched':
      return 'nothing to do: it is watched as a canary';
    case 'new':
      return 'new, for everybody';
    case 'everybody':
      return 'for everybody';
    case 'canary':
      return `for ${reachInWords(shipped)}`;
    case 'queued':
      return `waits, then for ${reachInWords(shipped)}`;
    case 'not passed':
      return 'did not pass its check';
    case 'refused':
      return `refused: ${shipped.why}`;
  }
}

const besides = ({ watched, replaced }: Shipped): string[] => [
  ...(watched ? [`${watched} goes on being watched`] : []),
  ...(replaced ? [`in place of ${replaced}, which was watched`] : []),
];
