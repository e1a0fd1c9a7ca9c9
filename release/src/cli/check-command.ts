import type { Command } from 'commander';
import { type CheckFlags, checkOptions, describeReport, withCheckFlags } from './check-flags';
import { toPromotion } from './context';

export function checkCommand(program: Command): void {
  const check = program
    .command('check')
    .description('check releases against what is live, both ways round, and keep the report with them')
    .argument(
      '<app[@version]...>',
      'the newest release where no version is given; several are checked together',
    )
    .option('--channel <name>', 'the channel to check against', 'stable');
  withCheckFlags(check).action(async (apps: string[], _flags: unknown, command: Command) => {
    const { checkCandidates } = await import('../checks/check-candidates');
    const options = await checkOptions(command.optsWithGlobals<CheckFlags>());
    const reports = await checkCandidates(options, apps.map(toPromotion));
    console.log(reports.slice(0, 1).map(describeReport).join('\n'));
    for (const { app, version, passed } of reports) {
      console.log(`${app}@${version}: ${passed ? 'passed' : 'not passed'}`);
    }
    if (reports.some(({ passed }) => !passed)) process.exitCode = 1;
  });
}
