import { createHash, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { adminLog } from '../../db/admin-log-table';
import type { Database } from '../../db/database';
import { unclean } from '../../http/refuse-content';
import { type AdminInput, adminRequests } from '../operations';

/** Page passwords are random enough to need no salt. */
export const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex');

/** Access to the admin pages is what the audit log says last, so it is as tamper-evident as the log. */
export const pageCommands = {
  async openPage({ name, role }: AdminInput<'openPage'>) {
    return { person: name, role, opened: '可以查看' };
  },
  async closePage({ name }: AdminInput<'closePage'>) {
    return { person: name, opened: '不再可以查看' };
  },
};

export interface PagePerson {
  name: string;
  role: string;
}

const basic = /^Basic +([A-Za-z0-9+/=]{1,1000})$/i;

/** The user of a request with HTTP Basic authentication; null without access. */
export async function pagePerson(
  db: Database,
  authorization: string | undefined,
): Promise<PagePerson | null> {
  const sent = Buffer.from(basic.exec(authorization ?? '')?.[1] ?? '', 'base64').toString();
  const [name = '', ...rest] = sent.split(':');
  if (!name || unclean.test(name)) return null;
  const [last] = await db
    .select({ command: adminLog.command, input: adminLog.input })
    .from(adminLog)
    .where(
      and(
        eq(adminLog.subject, name.trim()),
        inArray(adminLog.command, ['openPage', 'closePage']),
        eq(adminLog.outcome, 'done'),
      ),
    )
    .orderBy(desc(adminLog.seq))
    .limit(1);
  if (last?.command !== 'openPage') return null;
  const { role, digest } = adminRequests.openPage.parse(JSON.parse(last.input));
  const given = Buffer.from(digestOf(rest.join(':')));
  return timingSafeEqual(given, Buffer.from(digest)) ? { name: name.trim(), role } : null;
}
