import type { ParsedRequestOf } from 'shared-kernel/contracts';
import { isChain, needsDealer } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound } from '../../http/call-error';
import { type AddressRepository, type AddressRow, addressRepository } from '../client/address-repository';
import { clientRepository } from '../client/repository';

type Request = ParsedRequestOf<'order/generateOrder'>;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Dealer, hospital and address of an order. */
export interface Destination {
  readonly dealer: Named | undefined;
  readonly hospital: Named | undefined;
  /** The order's address; the first one of a split order. */
  readonly address: AddressRow;
  /** The addresses of a split order in the given order; empty when it is not split. */
  readonly parts: readonly AddressRow[];
}

const noAddress = () => invalid('请选择收货地址');

/**
 * Validates the choices that the client's type requires
 * (docs/decisions/checkout.md#addresses-by-client-type).
 * @param split whether the order goes to several addresses, which only types 5 and 6 may
 * @throws CallError 60001 a choice is missing; 60004 a dealer, hospital or address that is not the client's
 */
export async function chooseDestination(
  tx: Queries,
  buyer: Buyer,
  request: Request,
  split: boolean,
): Promise<Destination> {
  const [client, addresses] = [clientRepository(tx), addressRepository(tx)];
  const chain = isChain(buyer.clientType);
  if (request.businessStock && !chain) throw invalid('当前客户不支持商业备货');
  if (needsDealer(buyer.clientType) && request.dealerId === undefined) throw invalid('请选择经销商');

  const dealer =
    request.dealerId !== undefined
      ? await client.findDealer(buyer, request.dealerId)
      : chain
        ? await client.findOwnDealer(buyer)
        : undefined;
  if (request.dealerId !== undefined && !dealer) throw notFound('经销商');
  const named =
    request.hospitalClientId !== undefined
      ? await client.findHospital(buyer, request.hospitalClientId)
      : undefined;
  if (request.hospitalClientId !== undefined && !named) throw notFound('医院');

  if (split) {
    // The parts decide the destination; an additional address must still be the buyer's.
    if (request.consigneeId !== undefined) await addressesInOrder(addresses, buyer, [request.consigneeId]);
    const ids = [...new Set(request.cartSkuS.flatMap(({ consigneeId }) => consigneeId ?? []))];
    const parts = await addressesInOrder(addresses, buyer, ids);
    const [address] = parts;
    if (!address) throw noAddress();
    return { dealer, hospital: undefined, address, parts };
  }
  if (request.cartSkuS.some(({ consigneeId }) => consigneeId !== undefined)) {
    throw invalid('购物车中没有拆分配送，请刷新后重试');
  }

  const ownStock = chain && request.businessStock;
  if (chain && !ownStock && request.hospitalClientId === undefined) throw invalid('请选择医院');
  const hospital = ownStock ? undefined : named;

  const address = await chooseAddress(addresses, buyer, request, ownStock);
  const fits = needsDealer(buyer.clientType)
    ? address.dealerId === dealer?.id
    : chain && !ownStock
      ? address.hospitalId === hospital?.id
      : address.hospitalId === null && (address.clientId !== null || ownStock);
  if (!fits) throw notFound('收货地址');
  return { dealer, hospital, address, parts: [] };
}

async function chooseAddress(
  addresses: AddressRepository,
  buyer: Buyer,
  { consigneeId }: Request,
  ownStock: boolean,
) {
  if (consigneeId !== undefined) {
    const [address] = await addresses.reachable(buyer, [consigneeId]);
    if (!address) throw notFound('收货地址');
    return address;
  }
  const [ownDefault] = ownStock ? await addresses.own(buyer) : [];
  if (!ownDefault) throw noAddress();
  return ownDefault;
}

async function addressesInOrder(addresses: AddressRepository, buyer: Buyer, ids: readonly string[]) {
  const found = new Map((await addresses.reachable(buyer, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const address = found.get(id);
    if (!address) throw notFound('收货地址');
    return address;
  });
}
