import type { SubmissionLimits } from '../../http/admissions';
import type { CallRegistry } from '../../http/calls';
import type { GiftPackService } from './service';

export function giftPackRoutes(
  calls: CallRegistry,
  packs: GiftPackService,
  { admission, submissions }: SubmissionLimits,
): void {
  calls.forBuyer('giftpacks/order/giftpacksinfo', ({ orderId }, { buyer }) => packs.info(buyer, orderId));
  calls.forBuyer('giftpacks/sku/list', ({ id }, { buyer }) => packs.gifts(buyer, id));
  calls.forBuyer('giftpacks/order/list', ({ id }, { buyer }) => packs.chosen(buyer, id));
  calls.forBuyer('giftpacks/order/giveup', ({ id }, { buyer }) => packs.giveUp(buyer, id));
  calls.forBuyer(
    'giftpacks/order/submit',
    (request, { buyer }) => submissions(() => packs.submit(buyer, request)),
    admission,
  );
}
