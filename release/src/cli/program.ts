import { Command, Option } from 'commander';
import { changeCommands } from './change-commands';
import { checkCommand } from './check-command';
import { configureCommand } from './configure-command';
import { keyCommands } from './key-commands';
import { kitCommand } from './kit-command';
import { logCommands } from './log-commands';
import { maintenanceCommands } from './maintenance-commands';
import { mirrorCommand } from './mirror-command';
import { currentUser } from './project';
import { publishCommand } from './publish-command';
import { RemoteExit } from './remote-exit';
import { reportCommands } from './report-commands';
import { serveCommand } from './serve-command';
import { shipCommand } from './ship-command';
import { teamCommands } from './team-commands';
import { verifyCommand } from './verify-command';
import { watchCommand } from './watch-command';

/**
 * The command line of the release tool. What a command alone needs it loads when it runs: a rollback is not to wait for
 * the checks.
 */
export function createProgram(): Command {
  const program = new Command('release')
    .description('publish, compose, promote, roll back and serve the shop')
    .addOption(
      new Option('--store <folder>', "the release store (default: .data/store at the project's root)").env(
        'RELEASE_STORE',
      ),
    )
    .addOption(
      new Option('--server <address>', 'the shop that does it, over HTTP, in place of a store here').env(
        'RELEASE_SERVER',
      ),
    )
    .addOption(new Option('--by <name>', 'who does it').env('RELEASE_BY').default(currentUser()));
  program.hook('preAction', async (_program, command) => {
    const { server } = command.optsWithGlobals<{ server?: string }>();
    if (!server || command.name() === 'serve') return;
    const { sendCommand } = await import('./send-command');
    throw new RemoteExit(await sendCommand(command, server));
  });
  publishCommand(program);
  changeCommands(program);
  checkCommand(program);
  shipCommand(program);
  configureCommand(program);
  kitCommand(program);
  mirrorCommand(program);
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
