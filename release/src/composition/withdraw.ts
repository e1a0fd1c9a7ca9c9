import { ReleaseError } from '../store/release-error';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';
import { leave } from './withdrawn';

/** Takes an app off a channel. Its releases stay published. */
export async function withdraw(options: ChangeOptions, app: string): Promise<Committed> {
  return commitRevision(options, 'withdraw', async (lineup) => {
    const { apps, canaries, withdrawn } = lineup;
    const { [app]: taken, ...rest } = apps;
    if (taken === undefined) throw new ReleaseError(`${app} is not live on channel ${options.channel}`);
    const { [app]: _, ...otherCanaries } = canaries;
    return {
      ...lineup,
      apps: rest,
      canaries: otherCanaries,
      withdrawn: leave(withdrawn, app, taken.version),
    };
  });
}
