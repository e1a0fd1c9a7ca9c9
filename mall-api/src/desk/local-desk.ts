import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { openSms } from '../open-sms';
import { answer, explanation } from './answer';
import { createAuditedDesk } from './log/audited-desk';
import { deskPerson } from './log/desk-log';
import { type DeskReply, deskSocket, serveDesk } from './socket';

/**
 * Lets the desk work on the embedded database, which only this process can open. On PostgreSQL the desk connects by
 * itself, and nothing is served.
 * @returns stops it
 */
export async function openLocalDesk(
  config: Config,
  db: Database,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  if (db.engine === 'postgresql') return async () => {};
  const sms = await openSms(config, db, log);
  return serveDesk(deskSocket(config.dataDir), async ({ verb, input, by }): Promise<DeskReply> => {
    try {
      const desk = createAuditedDesk(db, () => new Date(), {
        by: deskPerson.parse(by),
        sms,
        demo: config.demo,
      });
      const data = await answer(desk, verb, input);
      log.info({ verb, person: by?.person }, 'desk');
      return { data };
    } catch (error) {
      const refused = explanation(error);
      if (refused === undefined) log.error({ verb, err: error }, 'desk failed unexpectedly');
      return { refused: refused ?? '系统繁忙，请查看接口服务的日志' };
    }
  });
}
