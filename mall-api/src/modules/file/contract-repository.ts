import { eq, sql } from 'drizzle-orm';
import { qysStatus } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { orderContracts } from '../../db/schema';

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

    /** What comes on paper is not signed electronically any more. */
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
