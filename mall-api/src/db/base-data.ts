import { sql } from 'drizzle-orm';
import { payMethodGroup, vipLevelNames } from 'shared-kernel/domain';
import type { Queries } from './database';
import { dictionaryItems, qrCodes, searchSynonyms, settings, vipLevels } from './schema';
import { tradeWords } from './trade-words';

/** Payment methods per client type (docs/decisions/checkout.md#client-types-and-payment). */
export const payWays: readonly (typeof dictionaryItems.$inferInsert)[] = [
  { groupCode: payMethodGroup, itemCode: 'offline', itemName: '线下支付', clientTypes: [1, 5, 6], sort: 1 },
  { groupCode: payMethodGroup, itemCode: 'dealer', itemName: '经销商支付', clientTypes: [3, 4], sort: 2 },
];

const upgradeAt = [1_000, 8_000, 30_000, 120_000, null];

const levels: readonly (typeof vipLevels.$inferInsert)[] = Object.values(vipLevelNames).map(
  (name, index) => ({
    level: index + 1,
    name,
    upgradeUnitQty: upgradeAt[index] ?? null,
    rightsUrl: `/media/brand/rights-${index + 1}-1280.webp`,
    rule: upgradeAt[index] ? `累计采购满 ${upgradeAt[index]} 单位升级` : '最高等级',
  }),
);

const codes: readonly (typeof qrCodes.$inferInsert)[] = [
  { kind: 'customer_service', clientId: null, url: '/media/brand/service-qr-640.webp' },
  { kind: 'user', clientId: null, url: '/media/brand/member-qr-640.webp' },
];

/**
 * Inserts required data: payment methods, membership levels, the shop's QR codes, words of the trade. Skips tables with rows:
 * they are the provider's to change. The named pictures are in MEDIA_DIR.
 */
export async function addBaseData(db: Queries): Promise<void> {
  await db.transaction(async (tx) => {
    // If two processes start at once, the second waits here and then finds the rows.
    await tx.execute(sql`lock table ${settings} in exclusive mode`);
    if ((await tx.$count(dictionaryItems)) === 0) await tx.insert(dictionaryItems).values([...payWays]);
    if ((await tx.$count(vipLevels)) === 0) await tx.insert(vipLevels).values([...levels]);
    if ((await tx.$count(qrCodes)) === 0) await tx.insert(qrCodes).values([...codes]);
    if ((await tx.$count(searchSynonyms)) === 0) {
      await tx.insert(searchSynonyms).values(tradeWords.map(([word, meaning]) => ({ word, meaning })));
    }
  });
}
