import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { isChain } from 'shared-kernel/domain';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound, wrongState } from '../../http/call-error';
import { addressRepository } from '../client/address-repository';
import { refuseUnavailable } from './availability';
import { cartRepository } from './repository';
import { splitRepository } from './split-repository';

/**
 * Splits cart lines over several addresses, for client types 5 and 6
 * (docs/specification.md#split-delivery-page).
 */
export function createSplitService(db: Database) {
  const cartAmount = async (buyer: Buyer) => ({ amount: await cartRepository(db).countLines(buyer) });

  /** Limits a line's parts to the stock. @throws CallError 60002 */
  async function followParts(tx: Queries, buyer: Buyer, cartSkuId: string, skuId: string): Promise<void> {
    const split = splitRepository(tx);
    const total = await split.total(cartSkuId);
    const [offer] = await cartRepository(tx).offers(buyer, [skuId]);
    if (offer) refuseUnavailable(offer, total, buyer);
    await split.raiseTo(cartSkuId, total);
  }

  return {
    /**
     * Adds or changes the part of a line for one address.
     * @throws CallError 60003 another client type, or the address already has a part; 60004 a line, part,
     * hospital or address that is not the buyer's; 60002 the parts' total is not in stock
     */
    edit: async (
      buyer: Buyer,
      request: ParsedRequestOf<'memberCart/consignee/edit'>,
    ): Promise<ReplyOf<'memberCart/consignee/edit'>> => {
      if (!isChain(buyer.clientType)) throw wrongState('当前客户不支持拆分配送');
      const { cartSkuId, consigneeId, hospitalClientId, count, sort } = request;
      const id = await db.transaction(async (tx) => {
        const [split, addresses] = [splitRepository(tx), addressRepository(tx)];
        await addresses.hold(buyer);
        const line = await cartRepository(tx).lockLine(buyer, cartSkuId);
        if (!line) throw notFound('购物车商品');
        const [address] = await addresses.reachable(buyer, [consigneeId]);
        if (!address) throw notFound('收货地址');
        if (hospitalClientId !== undefined && address.hospitalId !== hospitalClientId) {
          throw invalid('收货地址不属于所选医院');
        }
        const part = { consigneeId, hospitalId: address.hospitalId, count, sort };
        const taken = wrongState('该收货地址已添加');
        let partId: string;
        if (request.id === undefined) {
          // Before the first part the whole line is the wanted quantity.
          if ((await split.countParts(cartSkuId)) === 0) await split.keepWanted(cartSkuId);
          const added = await split.add(cartSkuId, part);
          if (added === undefined) throw taken;
          partId = added;
        } else {
          partId = request.id;
          if (await split.isTaken(cartSkuId, partId, consigneeId)) throw taken;
          if (!(await split.change(cartSkuId, partId, part))) throw notFound('拆分配送');
        }
        await followParts(tx, buyer, cartSkuId, line.skuId);
        return partId;
      });
      return { ...(await cartAmount(buyer)), id };
    },

    /**
     * Removes a part; its quantity becomes unallocated.
     * @throws CallError 60004 for a part of somebody else's cart
     */
    remove: async (buyer: Buyer, id: string): Promise<ReplyOf<'memberCart/consignee/delete'>> => {
      await db.transaction(async (tx) => {
        const split = splitRepository(tx);
        const cartSkuId = await split.lineOf(buyer, id);
        const line = cartSkuId && (await cartRepository(tx).lockLine(buyer, cartSkuId));
        if (!line) throw notFound('拆分配送');
        await split.keepWanted(line.id);
        await split.remove(id);
      });
      return cartAmount(buyer);
    },
  };
}

export type SplitService = ReturnType<typeof createSplitService>;
