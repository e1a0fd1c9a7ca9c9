import type { Config } from './config';
import type { Queries } from './db/database';
import { openKept } from './open-kept';
import { createLocalMail, type Mail, type MailLog } from './ports/mail';
import { createSmtpMail } from './ports/smtp';

/** Opens the mail service: a server's, or the local one that sends nothing. */
export async function openMail(
  config: Pick<Config, 'demo' | 'filesDir' | 'mail'>,
  db: Queries,
  log: MailLog,
): Promise<Mail> {
  return config.mail ? createSmtpMail(config.mail) : createLocalMail(db, log, await openKept(config, db));
}
