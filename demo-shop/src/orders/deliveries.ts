import { isChain, needsDealer } from 'shared-kernel/domain';
import type { Address, SeedBuyer } from '../buyers/buyer';
import type { Random } from '../rows/random';

export interface Delivery {
  dealer: { id: string; name: string } | undefined;
  businessStock: boolean;
  /** More than one when the order is split. */
  addresses: [Address, ...Address[]];
}

/**
 * Chooses an order's address and dealer by the client's type
 * (docs/decisions/checkout.md#addresses-by-client-type).
 */
export function chooseDelivery(buyer: SeedBuyer, random: Random): Delivery {
  if (needsDealer(buyer.clientType)) {
    const dealer = random.pick(buyer.dealers);
    return { dealer, businessStock: false, addresses: [random.pick(dealer.addresses)] };
  }
  if (!isChain(buyer.clientType)) {
    return { dealer: undefined, businessStock: false, addresses: [random.pick(buyer.ownAddresses)] };
  }
  const dealer = buyer.dealers[0];
  if (random.chance(0.2))
    return { dealer, businessStock: true, addresses: [random.pick(buyer.ownAddresses)] };
  const [address = random.pick(buyer.hospitalAddresses), ...others] = random.sample(
    buyer.hospitalAddresses,
    random.chance(0.45) ? random.int(2, 3) : 1,
  );
  return { dealer, businessStock: false, addresses: [address, ...others] };
}
