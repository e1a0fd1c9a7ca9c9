import type { CallRegistry } from '../../http/calls';
import type { GiftPackService } from './service';

export function giftPackRoutes(calls: CallRegistry, packs: GiftPackService): void {
  calls.forBuyer('giftpacks/order/giftpacksinfo', ({ orderId }, { buyer }) => packs.info(buyer, orderId));
}
