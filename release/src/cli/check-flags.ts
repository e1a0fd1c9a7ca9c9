import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CheckOptions } from '../checks/check-candidates';
import type { CheckReport } from '../checks/check-report';
import type { SmokeBuyers } from '../checks/smoke/browser-smoke';
import type { ReleaseConfig } from '../configuration/release-config';
import { ReleaseError } from '../store/release-error';
import {
  adoptedConfiguration,
  type ChannelOptions,
  chosenStore,
  projectRoot,
  tokenOfCaller,
} from './context';

export interface CheckFlags extends ChannelOptions {
  api: string;
  account?: string[];
  password?: string;
  browser: boolean;
  tasksAlone?: boolean;
  fewer?: string;
  sums?: string;
  pictures?: true;
}

/** What every command that checks is told of the check. */
export const withCheckFlags = (command: Command): Command =>
  command
    .option('--api <address>', 'address of the API that the shop will talk to', 'http://127.0.0.1:3001')
    .option('--account <name...>', 'buyers to log in as, in place of those that the policy names')
    .addOption(new Option('--password <text>', 'the password of those buyers').env('RELEASE_SMOKE_PASSWORD'))
    .addOption(
      new Option(
        '--fewer <reason>',
        'pages, or what stands on them, were taken away on purpose; the report and the history keep the reason',
      ).argParser(toReason),
    )
    .addOption(
      new Option(
        '--sums <reason>',
        'amounts differ from those that are live on purpose; the report and the history keep the reason',
      ).argParser(toReason),
    )
    .option('--pictures', 'take pictures of what the candidates show, for the release page')
    .option('--no-browser', 'leave the browser out; the check then does not count as passed')
    .option(
      '--tasks-alone',
      'do the tasks, also where the policy leaves them out, without the smoke test; the check then does not count as passed',
    );

export async function checkOptions(flags: CheckFlags): Promise<CheckOptions> {
  const store = chosenStore(flags);
  const { config } = await adoptedConfiguration(store, flags.by);
  return {
    store,
    channel: flags.channel,
    by: flags.by,
    token: tokenOfCaller(),
    api: flags.api,
    project: projectRoot(),
    fewer: flags.fewer ?? null,
    sums: flags.sums ?? null,
    pictures: flags.pictures ?? false,
    buyers: flags.browser && !flags.tasksAlone ? smokeBuyers(flags, config) : null,
    tasksAlone: flags.tasksAlone ?? false,
  };
}

function toReason(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('expected a reason');
  return text.trim();
}

/** A check that would log nobody in says so before it starts. */
function smokeBuyers({ account, password }: CheckFlags, { policy }: ReleaseConfig): SmokeBuyers {
  const accounts = account ?? policy.smoke.accounts;
  if (accounts.length === 0) {
    throw new ReleaseError('the check logs in: name buyers in policy.smoke.accounts, or with --account');
  }
  if (!password) {
    throw new ReleaseError(
      `the check logs in as ${accounts.join(', ')}: set RELEASE_SMOKE_PASSWORD to their password where it runs, ` +
        'which over HTTP is the shop',
    );
  }
  return { accounts, password };
}

const SIGNS = new Map<boolean | null, string>([
  [true, '✓'],
  [false, '✗'],
  [null, '–'],
]);

/** A report, for people. */
export const describeReport = ({ results, against, took, fewer, sums }: CheckReport): string =>
  [
    `against channel ${against.channel}, revision ${against.revision}, in ${(took / 1000).toFixed(1)} s`,
    ...(fewer === null ? [] : [`  taken away on purpose: ${fewer}`]),
    ...(sums === null ? [] : [`  other sums on purpose: ${sums}`]),
    ...results.flatMap(({ check, passed, findings }) => [
      `  ${SIGNS.get(passed)} ${check}`,
      ...findings.map((finding) => `      ${finding}`),
    ]),
  ].join('\n');
