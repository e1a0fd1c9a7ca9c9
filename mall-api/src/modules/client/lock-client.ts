import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { clients } from '../../db/schema';

/** Until the transaction ends nobody else who takes this lock changes what the client's members share. */
export async function lockClient(tx: Queries, clientId: string): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('no key update');
}
