import { eq } from 'drizzle-orm';
import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import type { Queries } from '../../db/database';
import { members } from '../../db/schema';
import type { Buyer } from '../../http/buyer';

/** A buyer's display preferences, shared by all devices. */
export function createPreferences(db: Queries) {
  return {
    async read({ memberId }: Buyer): Promise<ReplyOf<'member/preferences'>> {
      const [found] = await db
        .select({ productView: members.productView })
        .from(members)
        .where(eq(members.id, memberId));
      return { productView: found?.productView ?? null };
    },

    async change(
      { memberId }: Buyer,
      { productView }: ParsedRequestOf<'member/preferences/edit'>,
    ): Promise<null> {
      await db.update(members).set({ productView }).where(eq(members.id, memberId));
      return null;
    },
  };
}

export type Preferences = ReturnType<typeof createPreferences>;
