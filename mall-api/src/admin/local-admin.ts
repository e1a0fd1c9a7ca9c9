import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { openSms } from '../open-sms';
import { answer, explanation } from './answer';
import { adminPerson } from './log/admin-log';
import { createAuditedAdmin } from './log/audited-admin';
import { signGroups } from './sign-groups';
import { type AdminReply, adminSocket, serveAdmin } from './socket';

/**
 * Lets the admin CLI use the embedded database, which only this process can open. On PostgreSQL the admin CLI
 * connects directly, and nothing is served.
 * @returns a function that stops it
 */
export async function openLocalAdmin(
  config: Config,
  db: Database,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  if (db.engine === 'postgresql') return async () => {};
  const sms = await openSms(config, db, log);
  return serveAdmin(adminSocket(config.dataDir), async ({ command, input, by }): Promise<AdminReply> => {
    try {
      const admin = createAuditedAdmin(db, () => new Date(), {
        by: adminPerson.parse(by),
        sms,
        demo: config.demo,
        sign: signGroups(db, config),
      });
      const data = await answer(admin, command, input);
      log.info({ command, person: by?.person }, 'admin');
      return { data };
    } catch (error) {
      const refused = explanation(error);
      if (refused === undefined) log.error({ command, err: error }, 'admin failed unexpectedly');
      return { refused: refused ?? '系统繁忙，请查看接口服务的日志' };
    }
  });
}
