import { Command, Option } from 'commander';
import { changeCommands } from './change-commands';
import { checkCommand } from './check-command';
import { configureCommand } from './configure-command';
import { type CommonOptions, openChosenStore } from './context';
import { keyCommands } from './key-commands';
import { kitCommand } from './kit-command';
import { logCommands } from './log-commands';
import { maintenanceCommands } from './maintenance-commands';
import { mirrorCommand } from './mirror-command';
import { moveCommand } from './move-command';
import { currentUser } from './project';
import { publishCommand } from './publish-command';
import { RemoteExit } from './remote-exit';
import { reportCommands } from './report-commands';
import { serveCommand } from './serve-command';
import { shipCommand } from './ship-command';
import { teamCommands } from './team-commands';
import { verifyCommand } from './verify-command';
import { watchCommand } from './watch-command';

/** They go on with what is on this machine while the bucket of their store is out of reach. */
const GO_ON = ['serve', 'watch'];

/**
 * The command line of the release tool. What a command alone needs it loads when it runs: a rollback is not to wait for
 * the checks.
 */
export function createProgram(): Command {
  const program = new Command('release')
    .description('publish, compose, promote, roll back and serve the shop')
    .addOption(
      new Option(
        '--store <place>',
        "the release store: a folder, or s3://<bucket>/<path> (default: .data/store at the project's root)",
      ).env('RELEASE_STORE'),
    )
    .addOption(
      new Option(
        '--copy <folder>',
        "of a store in a bucket: its copy on this machine (default: below .data/copies at the project's root)",
      ).env('RELEASE_COPY'),
    )
    .addOption(
      new Option('--server <address>', 'the shop that does it, over HTTP, in place of a store here').env(
        'RELEASE_SERVER',
      ),
    )
    .addOption(new Option('--by <name>', 'who does it').env('RELEASE_BY').default(currentUser()));
  program.hook('preAction', async (_program, command) => {
    const { server, ...flags } = command.optsWithGlobals<CommonOptions & { server?: string }>();
    if (server && command.name() !== 'serve') {
      const { sendCommand } = await import('./send-command');
      throw new RemoteExit(await sendCommand(command, server));
    }
    // It opens both of its stores by itself.
    if (command.name() !== 'move') await openChosenStore(flags, GO_ON.includes(command.name()));
  });
  publishCommand(program);
  changeCommands(program);
  checkCommand(program);
  shipCommand(program);
  configureCommand(program);
  kitCommand(program);
  mirrorCommand(program);
  moveCommand(program);
  reportCommands(program);
  logCommands(program);
  teamCommands(program);
  keyCommands(program);
  verifyCommand(program);
  watchCommand(program);
  maintenanceCommands(program);
  serveCommand(program);
  return program;
}
