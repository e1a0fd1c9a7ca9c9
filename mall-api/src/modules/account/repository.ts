import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { AtRest } from '../../db/at-rest';
import type { Queries } from '../../db/database';
import { clients, loginKeys, members } from '../../db/schema';
import type { LoginKey } from './login-key';

const memberOfClient = {
  id: members.id,
  name: members.name,
  account: members.account,
  mobilePhone: members.mobilePhone,
  passwordHash: members.passwordHash,
  productView: members.productView,
  enabled: members.enabled,
  roles: members.roles,
  clientId: clients.id,
  clientName: clients.name,
  clientType: clients.type,
};

interface Lifetime {
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

// Any number that no other advisory lock of this database uses.
const loginKeyLock = 7_215_304_119;

export function accountRepository(db: Queries, atRest: AtRest) {
  type Key = typeof loginKeys.$inferSelect;

  // A key sealed with another secret cannot be opened.
  const opened = (keys: Key[]) =>
    keys.flatMap((key) => {
      const privateKey = atRest.open(key.privateKey);
      return privateKey === undefined ? [] : [{ ...key, privateKey }];
    });

  /** A member, also one who was deactivated. */
  const findMember = async (condition: ReturnType<typeof eq>) => {
    const [member] = await db
      .select(memberOfClient)
      .from(members)
      .innerJoin(clients, eq(clients.id, members.clientId))
      .where(condition);
    return member;
  };

  return {
    findByAccount: (account: string) => findMember(eq(members.account, account.toLowerCase())),
    findByPhone: (mobilePhone: string) => findMember(eq(members.mobilePhone, mobilePhone)),
    findById: (id: string) => findMember(eq(members.id, id)),

    hasColleagues: async ({ id, clientId }: { id: string; clientId: string }) =>
      (await db.$count(members, and(eq(members.clientId, clientId), ne(members.id, id)))) > 0,

    async changePassword(memberId: string, passwordHash: string) {
      await db.update(members).set({ passwordHash }).where(eq(members.id, memberId));
    },

    /** The newest key since then. Without one, `create` makes it, in one process at a time. */
    async loginKey(since: Date, create: () => Promise<LoginKey & Lifetime>) {
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${loginKeyLock})`);
        const known = await tx
          .select()
          .from(loginKeys)
          .where(gt(loginKeys.createdAt, since))
          .orderBy(desc(loginKeys.id));
        const [key] = opened(known);
        if (key) return key;
        const created = await create();
        await tx.insert(loginKeys).values({ ...created, privateKey: atRest.seal(created.privateKey) });
        return created;
      });
    },

    /** The keys created since then. */
    openKeys: async (since: Date) =>
      opened(await db.select().from(loginKeys).where(gt(loginKeys.createdAt, since))),
  };
}

export type AccountRepository = ReturnType<typeof accountRepository>;
export type Member = NonNullable<Awaited<ReturnType<AccountRepository['findById']>>>;
