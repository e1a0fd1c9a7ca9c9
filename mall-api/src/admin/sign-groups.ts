import type { Config } from '../config';
import type { Queries } from '../db/database';
import { openInstallationSecret } from '../db/installation-secret';
import { passOf } from '../http/buyer-groups';
import { wrongState } from '../http/call-error';
import type { SignGroup } from './group-commands';

/** Signs as the API does, with the secret in `FILES_DIR`; refuses with another installation's. */
export const signGroups =
  (db: Queries, { filesDir, filesSecret }: Pick<Config, 'filesDir' | 'filesSecret'>): SignGroup =>
  async (group) => {
    const installation = await openInstallationSecret(db, filesDir, filesSecret);
    const why = await installation.differs();
    if (why !== undefined) throw wrongState(why);
    return passOf(installation.secret, group);
  };
