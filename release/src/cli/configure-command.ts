import { resolve } from 'node:path';
import type { Command } from 'commander';
import { recompose } from '../composition/recompose';
import { currentNumber, listChannels } from '../composition/revisions';
import { readConfigFile } from '../configuration/release-config';
import { configure, readConfiguration } from '../configuration/stored-configuration';
import { ReleaseError } from '../store/release-error';
import { type CommonOptions, chosenStore, configFile, tokenOfCaller } from './context';

export function configureCommand(program: Command): void {
  program
    .command('configure')
    .description(
      "give the store's channels, site settings and policy another state, and compose what is live under it",
    )
    .argument('[file]', "where it stands (default: release.config.json at the project's root)")
    .option('--why <text>', 'the reason, for the history', 'configure')
    .option('--show', 'print the state that holds, and change nothing')
    .action(async (file: string | undefined, _flags: unknown, command: Command) => {
      const { by, why, show, ...flags } = command.optsWithGlobals<ConfigureFlags>();
      const store = chosenStore({ by, ...flags });
      if (show) {
        console.log(JSON.stringify(await readConfiguration(store), null, 2));
        return;
      }
      const path = file === undefined ? configFile() : resolve(file);
      const config = await readConfigFile(path);
      if (config === null) throw new ReleaseError(`there is no ${path}`);
      const token = tokenOfCaller();
      const { number } = await configure({ store, config, by, why, token });
      console.log(`configuration ${number}`);
      for (const channel of await listChannels(store)) {
        if ((await currentNumber(store, channel)) === null) continue;
        const { revision, changed } = await recompose({ store, channel, by, why, token });
        if (changed) console.log(`channel ${channel}, revision ${revision.revision} is live`);
      }
    });
}

interface ConfigureFlags extends CommonOptions {
  why: string;
  show?: boolean;
}
