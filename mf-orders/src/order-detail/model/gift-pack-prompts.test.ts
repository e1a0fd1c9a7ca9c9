import { aGiftPackInfo } from 'shared-kernel/testing';
import { giftPackPrompts } from './gift-pack-prompts';

const order = { id: 'order-1', showBuyMore: true };
const firstOrder = {
  getFirstOrderGiftPacks: true,
  firstGiftPacksOrderId: 'first',
  firstOrderGiftMaxQty: 6,
  firstOrderExpireDate: '2024-06-01',
};
const byAmount = { getGiftPacks: true, maxGiftPacksOrderId: 'pack', maxGiftPacksAmount: '1200.00' };
const byQuantity = { getGiftPacks: true, maxGiftPacksOrderId: 'pack', orderGiftMaxQty: 10 };
const prompts = (packs: Parameters<typeof aGiftPackInfo>[0]) => giftPackPrompts(order, aGiftPackInfo(packs));

test('an order without packs prompts nothing', () => {
  expect(prompts({})).toEqual([]);
});

test('a first-order pack is forfeited after its day', () => {
  expect(prompts(firstOrder)).toEqual([
    {
      text: '首单礼包待配置，可选 6\u00a0件，请在 2024-06-01 前配置，逾期作废',
      action: '配置礼包',
      to: '/shoppingCar/giftbag?orderId=order-1&showBuyMore=true&id=first&firstOrderGiftMaxQty=6&firstOrderExpireDate=2024-06-01',
      waits: true,
    },
  ]);
});

test('a normal pack is capped by amount or by quantity, and not given after the review', () => {
  expect(prompts(byAmount)).toEqual([
    {
      text: '礼包待配置，累计金额不超过 ¥\u00a01,200.00，请在厂家审核前配置，逾期不再赠送',
      action: '配置礼包',
      to: '/shoppingCar/giftbag?orderId=order-1&showBuyMore=true&id=pack&maxGiftPacksAmount=1200.00',
      waits: true,
    },
  ]);
  expect(prompts(byQuantity)[0]?.text).toBe('礼包待配置，可选 10\u00a0件，请在厂家审核前配置，逾期不再赠送');
});

test('of two waiting packs, the first-order pack is first', () => {
  expect(prompts({ ...firstOrder, ...byAmount }).map(({ text }) => text)).toEqual([
    expect.stringContaining('首单礼包待配置'),
  ]);
  expect(
    prompts({ ...firstOrder, ...byAmount, firstOrderGiftPacksSubmit: true }).map(({ action }) => action),
  ).toEqual(['查看礼包', '配置礼包']);
});

test('a configured pack is shown where its kind is shown', () => {
  const to = (packs: Parameters<typeof aGiftPackInfo>[0]) => prompts(packs)[0]?.to;
  expect(to({ ...firstOrder, firstOrderGiftPacksSubmit: true })).toBe(
    '/shoppingCar/giftbagqtydetail?id=first&orderId=order-1&showBuyMore=true',
  );
  expect(to({ ...byAmount, giftPacksSubmit: true })).toBe(
    '/shoppingCar/giftbagdetail?id=pack&orderId=order-1&showBuyMore=true',
  );
  expect(to({ ...byQuantity, giftPacksSubmit: true })).toBe(
    '/shoppingCar/giftbagqtydetail?id=pack&orderId=order-1&showBuyMore=true',
  );
});
