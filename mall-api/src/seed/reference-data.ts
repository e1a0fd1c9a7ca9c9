import { payMethodGroup, vipLevelNames } from 'shared-kernel/domain';
import type { dictionaryItems, qrCodes, vipLevels } from '../db/schema';

/** Who may pay how (docs/decisions.md#client-types-and-payment). */
export const seedDictionaryItems: readonly (typeof dictionaryItems.$inferInsert)[] = [
  { groupCode: payMethodGroup, itemCode: 'offline', itemName: '线下支付', clientTypes: [1, 5, 6], sort: 1 },
  { groupCode: payMethodGroup, itemCode: 'dealer', itemName: '经销商支付', clientTypes: [3, 4], sort: 2 },
];

const upgradeAt = [1_000, 8_000, 30_000, 120_000, null];

export const seedVipLevels: readonly (typeof vipLevels.$inferInsert)[] = Object.values(vipLevelNames).map(
  (name, index) => ({
    level: index + 1,
    name,
    upgradeUnitQty: upgradeAt[index] ?? null,
    rightsUrl: `/media/brand/rights-${index + 1}-1280.webp`,
    rule: upgradeAt[index] ? `累计采购满 ${upgradeAt[index]} 单位升级` : '最高等级',
  }),
);

export const seedQrCodes: readonly (typeof qrCodes.$inferInsert)[] = [
  { kind: 'customer_service', clientId: null, url: '/media/brand/service-qr-640.webp' },
  { kind: 'user', clientId: null, url: '/media/brand/member-qr-640.webp' },
];
