import { createHash, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { deskLog } from '../log/desk-log-table';
import { type DeskInput, deskRequests } from '../operations';

/** A password of the pages is random enough to need no salt. */
export const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex');

/** Who may see the desk's pages is what its log says last of them, so that this is shown to be untouched with the rest. */
export const pageVerbs = {
  async openPage({ name, role }: DeskInput<'openPage'>) {
    return { person: name, role, opened: '可以查看' };
  },
  async closePage({ name }: DeskInput<'closePage'>) {
    return { person: name, opened: '不再可以查看' };
  },
};

export interface PagePerson {
  name: string;
  role: string;
}

const basic = /^Basic +([A-Za-z0-9+/=]{1,1000})$/i;

/** Who a request with HTTP Basic authentication comes from; null for who may see nothing. */
export async function pagePerson(
  db: Database,
  authorization: string | undefined,
): Promise<PagePerson | null> {
  const sent = Buffer.from(basic.exec(authorization ?? '')?.[1] ?? '', 'base64').toString();
  const [name = '', ...rest] = sent.split(':');
  if (!name) return null;
  const [last] = await db
    .select({ verb: deskLog.verb, input: deskLog.input })
    .from(deskLog)
    .where(
      and(
        eq(deskLog.subject, name.trim()),
        inArray(deskLog.verb, ['openPage', 'closePage']),
        eq(deskLog.outcome, 'done'),
      ),
    )
    .orderBy(desc(deskLog.seq))
    .limit(1);
  if (last?.verb !== 'openPage') return null;
  const { role, digest } = deskRequests.openPage.parse(JSON.parse(last.input));
  const given = Buffer.from(digestOf(rest.join(':')));
  return timingSafeEqual(given, Buffer.from(digest)) ? { name: name.trim(), role } : null;
}
