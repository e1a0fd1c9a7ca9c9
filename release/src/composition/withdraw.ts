import { ReleaseError } from '../store/release-error';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';

/** Takes an app off a channel. Its releases stay published. */
export async function withdraw(options: ChangeOptions, app: string): Promise<Committed> {
  return commitRevision(options, async (apps) => {
    const { [app]: withdrawn, ...rest } = apps;
    if (withdrawn === undefined) throw new ReleaseError(`${app} is not live on channel ${options.channel}`);
    return rest;
  });
}
