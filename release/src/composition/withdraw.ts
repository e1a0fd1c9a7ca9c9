import { leftBehind } from '../checks/left-behind';
import { readConfiguration } from '../configuration/stored-configuration';
import { ReleaseError } from '../store/release-error';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';
import { unqueue } from './queue';
import { leave } from './withdrawn';

/**
 * Takes an app off a channel. Its releases stay published.
 * @param anyway why it goes although others show it or lead to it; the history keeps it
 * @throws ReleaseError that names those others, where no reason is given; a channel that follows another one takes the app
 * from there, so nobody misses it
 */
export async function withdraw(options: ChangeOptions, app: string, anyway?: string): Promise<Committed> {
  const { store, channel } = options;
  const why = anyway === undefined ? options.why : `${options.why}; anyway: ${anyway}`;
  const { follows } = (await readConfiguration(store)).config.channels[channel] ?? {};
  return commitRevision({ ...options, why }, 'withdraw', async (lineup) => {
    const { apps, canaries, withdrawn } = lineup;
    const { [app]: taken, ...rest } = apps;
    if (taken === undefined) throw new ReleaseError(`${app} is not live on channel ${channel}`);
    const missed = anyway === undefined && !follows ? await leftBehind(store, lineup, app) : [];
    if (missed.length > 0)
      throw new ReleaseError(
        `${app} is still asked for: say why it goes with --anyway <reason>\n  ${missed.join('\n  ')}`,
      );
    const { [app]: _, ...otherCanaries } = canaries;
    return {
      ...unqueue(lineup, app),
      apps: rest,
      canaries: otherCanaries,
      withdrawn: leave(withdrawn, app, taken.version),
    };
  });
}
