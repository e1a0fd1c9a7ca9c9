import type { GiftPackInfo } from 'shared-kernel/contracts';
import { pathAfterOrder, waitingPack } from './after-order';

const none: GiftPackInfo = {
  getGiftPacks: false,
  giftPacksSubmit: false,
  maxGiftPacksOrderId: null,
  maxGiftPacksAmount: null,
  maxGiftPacksExpireDate: null,
  orderGiftMaxQty: null,
  getFirstOrderGiftPacks: false,
  firstOrderGiftPacksSubmit: false,
  firstGiftPacksOrderId: null,
  firstOrderExpireDate: null,
  firstOrderGiftMaxQty: null,
};
const firstOrder = {
  getFirstOrderGiftPacks: true,
  firstGiftPacksOrderId: 'first-1',
  firstOrderExpireDate: '2026-08-31',
  firstOrderGiftMaxQty: 6,
};
const normal = { getGiftPacks: true, maxGiftPacksOrderId: 'pack-1', maxGiftPacksAmount: '500.00' };

const after = (giftPacks: GiftPackInfo) => pathAfterOrder({ id: 'order-1', showBuyMore: true, giftPacks });

test('without a gift pack the buyer sees My Orders', () => {
  expect(after(none)).toBe('/mine?currentMenu=my_order');
});

test('the first-order pack comes before the other', () => {
  expect(after({ ...none, ...firstOrder, ...normal })).toBe(
    '/shoppingCar/giftbag?orderId=order-1&showBuyMore=true&id=first-1&firstOrderGiftMaxQty=6&firstOrderExpireDate=2026-08-31',
  );
});

test('a pack capped by amount or by quantity names its cap', () => {
  expect(after({ ...none, ...normal })).toBe(
    '/shoppingCar/giftbag?orderId=order-1&showBuyMore=true&id=pack-1&maxGiftPacksAmount=500.00',
  );
  expect(after({ ...none, ...normal, maxGiftPacksAmount: null, orderGiftMaxQty: 8 })).toBe(
    '/shoppingCar/giftbag?orderId=order-1&showBuyMore=true&id=pack-1&orderGiftMaxQty=8',
  );
});

test('a configured pack does not wait any more', () => {
  const configured = { ...none, ...firstOrder, firstOrderGiftPacksSubmit: true };
  expect(waitingPack(configured)).toBeNull();
  expect(waitingPack({ ...configured, ...normal })).toBe('normal');
  expect(waitingPack({ ...configured, ...normal, giftPacksSubmit: true })).toBeNull();
});
