import { eq, inArray } from 'drizzle-orm';
import type { ReplyOf } from 'shared-kernel/contracts';
import { licenceText } from 'shared-kernel/domain';
import type { Database, Queries } from '../../db/database';
import { memberCartSkus, productDevices, productSkus } from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { wrongState } from '../../http/call-error';
import { licenceProblems } from './licences';
import { clientRepository } from './repository';

/** Effect of a missing licence: none, a warning, or a refused order. */
export type LicenceCheck = 'off' | 'warn' | 'block';

const device = { skuId: productSkus.id, deviceClass: productDevices.deviceClass };

/**
 * Licences that goods require, checked as configured (docs/decisions/checkout.md#licences-that-goods-need).
 */
export function createLicenceService(db: Database, clock: () => Date, check: LicenceCheck) {
  const problemsOf = async (
    queries: Queries,
    buyer: Buyer,
    devices: readonly { skuId: string; deviceClass: string }[],
  ) =>
    devices.length === 0
      ? []
      : licenceProblems(devices, {
          held: await clientRepository(queries).certificates(buyer),
          type: buyer.clientType,
          now: clock(),
        });

  const devicesOf = (queries: Queries, skuIds: readonly string[]) =>
    queries
      .select(device)
      .from(productSkus)
      .innerJoin(productDevices, eq(productDevices.productId, productSkus.productId))
      .where(inArray(productSkus.id, [...skuIds]))
      .orderBy(productSkus.id);

  return {
    /** The licences that these goods require and the buyer lacks. */
    async ofGoods(buyer: Buyer, skuIds: readonly string[]): Promise<ReplyOf<'client/licences'>> {
      if (check === 'off' || skuIds.length === 0) return { blocks: false, problems: [] };
      const devices = await devicesOf(db, skuIds);
      return { blocks: check === 'block', problems: await problemsOf(db, buyer, devices) };
    },

    /** The products in the buyer's cart whose licence is missing. */
    async ofCart(buyer: Buyer): Promise<ReplyOf<'client/licences'>> {
      if (check === 'off') return { blocks: false, problems: [] };
      const devices = await db
        .selectDistinct(device)
        .from(memberCartSkus)
        .innerJoin(productSkus, eq(productSkus.id, memberCartSkus.skuId))
        .innerJoin(productDevices, eq(productDevices.productId, productSkus.productId))
        .where(eq(memberCartSkus.memberId, buyer.memberId))
        .orderBy(productSkus.id);
      return { blocks: check === 'block', problems: await problemsOf(db, buyer, devices) };
    },

    /** @throws CallError 60003 that names the missing licence, where missing ones are refused */
    async refuse(tx: Queries, buyer: Buyer, skuIds: readonly string[]): Promise<void> {
      if (check !== 'block') return;
      const [problem] = await problemsOf(tx, buyer, await devicesOf(tx, skuIds));
      if (problem) throw wrongState(`${licenceText(problem)}，暂不能提交订单`);
    },
  };
}

export type LicenceService = ReturnType<typeof createLicenceService>;
