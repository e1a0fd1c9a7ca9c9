import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { LoginSession } from 'shared-kernel/contracts';
import { type ClientType, envelopeCodes } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { clients, members, sessions } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { CallError, notFound } from '../../http/call-error';
import { formatTime } from '../../wire/time';
import { deviceName } from './device-name';

// A session in use is written to at most this often.
const seenEveryMs = 5 * 60_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Sessions last `hours` from their last use. */
export function createSessions(db: Queries, clock: () => Date, hours: number) {
  const expiryFrom = (now: Date) => new Date(now.getTime() + hours * 3_600_000);

  // Asked with every call of a buyer, so it is built and planned once.
  const findOpen = db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      memberId: members.id,
      memberName: members.name,
      clientId: clients.id,
      clientName: clients.name,
      clientType: clients.type,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(clients, eq(clients.id, members.clientId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.param(sql.placeholder('now'), sessions.expiresAt)),
        members.enabled,
      ),
    )
    .prepare('find_open_session');

  return {
    /** Starts a session. @returns its token, which is kept nowhere but with the caller */
    async start(memberId: string, from: { device: string; address: string }): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await db.insert(sessions).values({
        tokenHash: hashToken(token),
        memberId,
        device: from.device,
        address: from.address,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: expiryFrom(now),
      });
      return token;
    },

    /** The buyer of a session. @throws CallError 40001 when it has ended */
    async authenticate(token: string): Promise<Buyer> {
      const now = clock();
      const [found] = await findOpen.execute({ tokenHash: hashToken(token), now });
      if (!found) throw new CallError(envelopeCodes.sessionExpired, '登录已过期，请重新登录');
      const { lastSeenAt, ...buyer } = found;
      if (now.getTime() - lastSeenAt.getTime() > seenEveryMs) {
        await db
          .update(sessions)
          .set({ lastSeenAt: now, expiresAt: expiryFrom(now) })
          .where(eq(sessions.id, buyer.sessionId));
      }
      return { ...buyer, clientType: buyer.clientType as ClientType };
    },

    async end(token: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    },

    async endAll(memberId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.memberId, memberId));
    },

    /** Logs the buyer out everywhere else. */
    async endOthers({ memberId, sessionId }: Buyer): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.memberId, memberId), ne(sessions.id, sessionId)));
    },

    /** Where the buyer is logged in, the most recently used first. */
    async list({ memberId, sessionId }: Buyer): Promise<LoginSession[]> {
      const open = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, clock())))
        .orderBy(desc(sessions.lastSeenAt));
      return open.map(({ id, device, address, createdAt, lastSeenAt }) => ({
        id,
        device: deviceName(device),
        address,
        createTime: formatTime(createdAt),
        lastSeenTime: formatTime(lastSeenAt),
        current: id === sessionId,
      }));
    },

    /** Logs one of the buyer's devices out. @throws CallError 60004 for a session that is not the buyer's */
    async endOne({ memberId }: Buyer, id: string): Promise<void> {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.memberId, memberId)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw notFound('登录会话');
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
