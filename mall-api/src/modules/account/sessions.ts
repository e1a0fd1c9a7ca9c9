import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, exists, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LoginSession } from 'shared-kernel/contracts';
import { type ClientType, envelopeCodes } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { clients, members, sessions } from '../../db/schema';
import type { Buyer, SessionUse } from '../../http/buyer';
import { CallError, notFound } from '../../http/call-error';
import { formatTime } from '../../wire/time';
import { buyerGroups } from '../client/buyer-groups';
import { deactivatedError } from '../colleague/administrators';
import { browserFamily, deviceName } from './device-name';

// Minimum interval of writes to an active session.
const seenEveryMs = 5 * 60_000;

// Maximum age of a session, however much it is used.
const mostDays = 30;

const isSameBrowser = (one: string, other: string) =>
  one === other || browserFamily(one) === browserFamily(other);

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Sessions expire `hours` after their last use. A session is bound to the browser that logged in: scripts can
 * read its token, but not the browser's device cookie
 * (docs/decisions/access.md#a-token-is-bound-to-its-browser).
 * @param reportTheft notifies a member that another device used their token
 */
export function createSessions(
  db: Queries,
  clock: () => Date,
  hours: number,
  reportTheft: (
    session: { memberId: string; sessionId: string },
    use: SessionUse,
  ) => Promise<void> = async () => {},
) {
  const expiryFrom = (now: Date, createdAt = now) =>
    new Date(Math.min(now.getTime() + hours * 3_600_000, createdAt.getTime() + mostDays * 86_400_000));

  /** @returns whether the session was open */
  async function end(token: string): Promise<boolean> {
    const ended = await db
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
      .returning({ id: sessions.id });
    return ended.length > 0;
  }

  const others = alias(members, 'others');
  const hasColleagues = exists(
    db
      .select({ one: sql`1` })
      .from(others)
      .where(and(eq(others.clientId, members.clientId), ne(others.id, members.id))),
  );

  // Every buyer's call runs it, so it is built and planned once.
  const findOpen = db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
      deviceHash: sessions.deviceHash,
      isBound: sessions.isBound,
      device: sessions.device,
      memberId: members.id,
      memberName: members.name,
      enabled: members.enabled,
      roles: members.roles,
      hasColleagues: sql<boolean>`${hasColleagues}`,
      clientId: clients.id,
      clientName: clients.name,
      clientType: clients.type,
      clientCode: clients.code,
      clientAddress: clients.address,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(clients, eq(clients.id, members.clientId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.param(sql.placeholder('now'), sessions.expiresAt)),
      ),
    )
    .prepare('find_open_session');

  return {
    /** Starts a session. @returns its token, which only the caller has */
    async start(
      memberId: string,
      from: { device: string; address: string; deviceToken?: string | undefined },
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await db.insert(sessions).values({
        tokenHash: hashToken(token),
        memberId,
        device: from.device,
        address: from.address,
        deviceHash: from.deviceToken === undefined ? null : hashToken(from.deviceToken),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: expiryFrom(now),
      });
      return token;
    },

    /**
     * Returns a session's buyer.
     * @throws CallError 40001 when it has ended or belongs to another browser, 60011 when its member was deactivated
     */
    async authenticate(use: SessionUse): Promise<Buyer> {
      const now = clock();
      const [found] = await findOpen.execute({ tokenHash: hashToken(use.token), now });
      const ended = new CallError(envelopeCodes.sessionExpired, '登录已过期，请重新登录');
      if (!found) throw ended;
      const {
        lastSeenAt,
        createdAt,
        deviceHash,
        isBound,
        device,
        enabled,
        clientCode,
        clientAddress,
        ...buyer
      } = found;
      const hasCookie = use.deviceToken !== undefined && hashToken(use.deviceToken) === deviceHash;
      if (isBound && !(hasCookie && isSameBrowser(device, use.device))) {
        await reportTheft(buyer, use);
        throw ended;
      }
      if (!enabled) throw await deactivatedError(db, buyer.clientId);
      if (now.getTime() - lastSeenAt.getTime() > seenEveryMs || hasCookie !== isBound) {
        await db
          .update(sessions)
          .set({ lastSeenAt: now, expiresAt: expiryFrom(now, createdAt), isBound: hasCookie })
          .where(eq(sessions.id, buyer.sessionId));
      }
      const { clientType } = buyer;
      const groups = buyerGroups({ code: clientCode, address: clientAddress, type: clientType });
      return { ...buyer, clientType: clientType as ClientType, groups };
    },

    end,

    async endAll(memberId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.memberId, memberId));
    },

    /** Ends the buyer's other sessions. */
    async endOthers({ memberId, sessionId }: Buyer): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.memberId, memberId), ne(sessions.id, sessionId)));
    },

    /** Lists the buyer's sessions, most recently used first. */
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

    /** Ends one of the buyer's sessions. @throws CallError 60004 for a session that is not the buyer's */
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
