import { readConfiguration } from '../configuration/stored-configuration';
import { readRights } from '../rights/rights';
import type { Store } from '../store/store';

/** What a server that accepts commands of teams still needs, one line each, with how to get it. */
export async function missingForTeams(store: Store, channel: string): Promise<string[]> {
  const { config } = await readConfiguration(store);
  const { checked, kit } = config.channels[channel] ?? {};
  return [
    ...((await readRights(store)) === null ? ['no team has a token: run "release team add"'] : []),
    ...(checked && !process.env['RELEASE_SMOKE_PASSWORD']
      ? ['checks of teams cannot log in: set RELEASE_SMOKE_PASSWORD']
      : []),
    ...(kit ? [] : [`teams get no kit: set "kit": true on channel ${channel}, and run "release configure"`]),
  ];
}
