import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { knownDevices } from '../../db/schema';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Browsers that a member has logged in with: what strangers do against the account does not stop them. */
export function createKnownDevices(db: Queries, clock: () => Date) {
  return {
    async knows(memberId: string, token: string): Promise<boolean> {
      const own = and(eq(knownDevices.memberId, memberId), eq(knownDevices.tokenHash, hashOf(token)));
      return (await db.$count(knownDevices, own)) > 0;
    },

    /** @returns the device's token: the one that it has, or its first */
    async remember(memberId: string, token = randomBytes(32).toString('base64url')): Promise<string> {
      const device = { memberId, tokenHash: hashOf(token), lastUsedAt: clock() };
      await db
        .insert(knownDevices)
        .values(device)
        .onConflictDoUpdate({
          target: [knownDevices.memberId, knownDevices.tokenHash],
          set: { lastUsedAt: device.lastUsedAt },
        });
      return token;
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
