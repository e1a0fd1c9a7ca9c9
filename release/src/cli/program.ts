import { Command, Option } from 'commander';
import { changeCommands } from './change-commands';
import { checkCommand } from './check-command';
import { configureCommand } from './configure-command';
import { keyCommands } from './key-commands';
import { logCommands } from './log-commands';
import { mirrorCommand } from './mirror-command';
import { currentUser } from './project';
import { publishCommand } from './publish-command';
import { reportCommands } from './report-commands';
import { serveCommand } from './serve-command';
import { teamCommands } from './team-commands';
import { upkeepCommands } from './upkeep-commands';
import { verifyCommand } from './verify-command';
import { watchCommand } from './watch-command';

/** The command line of the release tool. */
export function createProgram(): Command {
  const program = new Command('release')
    .description('publish, compose, promote, roll back and serve the shop')
    .addOption(
      new Option('--store <folder>', "the release store (default: .data/store at the project's root)").env(
        'RELEASE_STORE',
      ),
    )
    .addOption(new Option('--by <name>', 'who does it').env('RELEASE_BY').default(currentUser()));
  publishCommand(program);
  changeCommands(program);
  checkCommand(program);
  configureCommand(program);
  mirrorCommand(program);
  reportCommands(program);
  logCommands(program);
  teamCommands(program);
  keyCommands(program);
  verifyCommand(program);
  watchCommand(program);
  upkeepCommands(program);
  serveCommand(program);
  return program;
}
