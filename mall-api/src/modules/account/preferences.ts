import { eq } from 'drizzle-orm';
import type { ParsedRequestOf } from 'shared-kernel/contracts';
import type { Queries } from '../../db/database';
import { members } from '../../db/schema';
import type { Buyer } from '../../http/buyer';

/** A buyer's display preferences, which every login brings to its device. */
export function createPreferences(db: Queries) {
  return {
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
