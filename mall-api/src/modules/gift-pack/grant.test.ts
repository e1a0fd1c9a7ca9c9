import { grantPacks } from './grant';

const offer = (change: Partial<Parameters<typeof grantPacks>[0][number]>) => ({
  id: '1',
  kind: 'amount' as const,
  name: '礼包',
  minOrderAmount: '0.00',
  rate: null,
  maxQty: null,
  validDays: null,
  active: true,
  ...change,
});
const byAmount = offer({ id: 'amount', minOrderAmount: '5000.00', rate: '0.0500' });
const byQuantity = offer({ id: 'quantity', kind: 'quantity', minOrderAmount: '2000.00', maxQty: 20 });
const firstOrder = offer({ id: 'first', kind: 'first_order', maxQty: 12, validDays: 30 });
const offers = [byQuantity, firstOrder, byAmount];
const now = new Date('2026-03-10T02:00:00Z');

test('the highest reached threshold grants its pack', () => {
  expect(grantPacks(offers, '1999.99', false, now)).toEqual([]);
  expect(grantPacks(offers, '2000.00', false, now)).toMatchObject([{ giftPackId: 'quantity', maxQty: 20 }]);
  expect(grantPacks(offers, '5000.39', false, now)).toMatchObject([
    { giftPackId: 'amount', kind: 'amount', maxAmount: '250.01', expireAt: null },
  ]);
});

test('a first order has its own pack with its days', () => {
  expect(grantPacks(offers, '10.00', true, now)).toMatchObject([
    { giftPackId: 'first', kind: 'first_order', maxQty: 12, expireAt: new Date('2026-04-08T16:00:00Z') },
  ]);
  expect(grantPacks(offers, '2000.00', true, now).map(({ giftPackId }) => giftPackId)).toEqual([
    'first',
    'quantity',
  ]);
});

test('a pack without value is not granted', () => {
  expect(grantPacks([offer({ rate: '0.0100' })], '0.99', false, now)).toEqual([]);
});
