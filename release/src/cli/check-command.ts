import { type Command, Option } from 'commander';
import { checkCandidates } from '../checks/check-candidates';
import type { CheckReport } from '../checks/check-report';
import { readReleaseConfig } from '../composition/release-config';
import { type ChannelOptions, chosenStore, projectRoot, toPromotion } from './context';

interface CheckFlags extends ChannelOptions {
  api: string;
  account?: string;
  password?: string;
  browser: boolean;
}

export function checkCommand(program: Command): void {
  program
    .command('check')
    .description('check releases against what is live, both ways round, and keep the report with them')
    .argument(
      '<app[@version]...>',
      'the newest release where no version is given; several are checked together',
    )
    .option('--channel <name>', 'the channel to check against', 'stable')
    .option('--api <address>', 'address of the API that the shop will talk to', 'http://127.0.0.1:3001')
    .addOption(new Option('--account <name>', 'a buyer to log in as').env('RELEASE_SMOKE_ACCOUNT'))
    .addOption(new Option('--password <text>', 'that buyer’s password').env('RELEASE_SMOKE_PASSWORD'))
    .option('--no-browser', 'leave the browser out; the check then does not count as passed')
    .action(async (apps: string[], _flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<CheckFlags>();
      const { account, password } = flags;
      const reports = await checkCandidates(
        {
          store: chosenStore(flags),
          channel: flags.channel,
          by: flags.by,
          config: await readReleaseConfig(projectRoot()),
          api: flags.api,
          project: projectRoot(),
          buyer: account && password ? { account, password } : undefined,
          withoutBrowser: !flags.browser,
        },
        apps.map(toPromotion),
      );
      console.log(reports.slice(0, 1).map(describe).join('\n'));
      for (const { app, version, passed } of reports) {
        console.log(`${app}@${version}: ${passed ? 'passed' : 'not passed'}`);
      }
      if (reports.some(({ passed }) => !passed)) process.exitCode = 1;
    });
}

const SIGNS = new Map<boolean | null, string>([
  [true, '✓'],
  [false, '✗'],
  [null, '–'],
]);

const describe = ({ results, against, took }: CheckReport): string =>
  [
    `against channel ${against.channel}, revision ${against.revision}, in ${(took / 1000).toFixed(1)} s`,
    ...results.flatMap(({ check, passed, findings }) => [
      `  ${SIGNS.get(passed)} ${check}`,
      ...findings.map((finding) => `      ${finding}`),
    ]),
  ].join('\n');
