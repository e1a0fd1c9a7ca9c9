import type { Config } from './config';
import type { Queries } from './db/database';
import { openKept } from './open-kept';
import { createLocalSms, type Sms, type SmsLog } from './ports/sms';

/** Opens the text message service, for the API and the admin CLI. */
export const openSms = async (
  config: Pick<Config, 'demo' | 'filesDir'>,
  db: Queries,
  log: SmsLog,
): Promise<Sms> => createLocalSms(db, log, await openKept(config, db));
