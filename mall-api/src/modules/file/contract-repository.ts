import { desc, eq, sql } from 'drizzle-orm';
import { qysStatus } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { orderContracts, orderContractVersions, orderItems } from '../../db/schema';

export type ContractRow = typeof orderContracts.$inferSelect;

/** The contract of an order. */
export function contractRepository(db: Queries) {
  const set = async (orderId: string, change: Partial<typeof orderContracts.$inferInsert>) => {
    await db.update(orderContracts).set(change).where(eq(orderContracts.orderId, orderId));
  };

  return {
    set,

    async find(orderId: string): Promise<ContractRow | undefined> {
      const [contract] = await db.select().from(orderContracts).where(eq(orderContracts.orderId, orderId));
      return contract;
    },

    /** Locked until the transaction ends. */
    async lock(orderId: string): Promise<ContractRow | undefined> {
      const [contract] = await db
        .select()
        .from(orderContracts)
        .where(eq(orderContracts.orderId, orderId))
        .for('update');
      return contract;
    },

    /** The valid version of a contract, or the one it was frozen at. */
    async latestVersion(orderId: string) {
      const [latest] = await this.versions(orderId);
      return latest;
    },

    /** All versions of a contract, latest first. */
    versions: (orderId: string) =>
      db
        .select()
        .from(orderContractVersions)
        .where(eq(orderContractVersions.orderId, orderId))
        .orderBy(desc(orderContractVersions.version)),

    async addVersion(version: typeof orderContractVersions.$inferInsert): Promise<void> {
      await db.insert(orderContractVersions).values(version);
    },

    /** Freezes the contract, whatever changes in its order. A frozen one stays as it was. */
    async freeze(orderId: string): Promise<void> {
      const last = db
        .select({ id: sql`max(${orderItems.id})` })
        .from(orderItems)
        .where(eq(orderItems.orderId, orderId));
      const frozenItemId = sql`coalesce(${orderContracts.frozenItemId}, (${last}))`;
      await db.update(orderContracts).set({ frozenItemId }).where(eq(orderContracts.orderId, orderId));
    },

    /** A contract on paper replaces the electronic signature. */
    async handInOnPaper(orderId: string, uploadFileId: string): Promise<void> {
      await db
        .update(orderContracts)
        .set({
          uploadFileId,
          qysStatus: sql`case when ${orderContracts.qysStatus} = ${qysStatus.toSign}
            then ${qysStatus.withdrawn} else ${orderContracts.qysStatus} end`,
        })
        .where(eq(orderContracts.orderId, orderId));
    },
  };
}

export type ContractRepository = ReturnType<typeof contractRepository>;
