import { packLots } from './pack-lots';

const item = (id: string, quantity: number, skuCode = 'PAA-BOX') => ({
  id,
  skuCode,
  name: '过氧乙酸消毒液',
  unitName: '箱',
  quantity,
});
const lot = (name: string, quantity: number, skuCode = 'PAA-BOX') => ({ skuCode, lot: name, quantity });

test('a line is split over lots, and a lot’s rest goes to the next line', () => {
  expect(
    packLots([item('bought', 5), item('gift', 2)], [lot('A', 3), lot('B', 4)]).map((one) => [
      one.orderItemId,
      one.lot,
      one.quantity,
    ]),
  ).toEqual([
    ['bought', 'A', 3],
    ['bought', 'B', 2],
    ['gift', 'B', 2],
  ]);
});

test('a lot with a UDI gets its UDI-PI from expiry date and lot', () => {
  const [packed] = packLots(
    [item('bought', 1)],
    [{ ...lot('26031A', 1), expiresOn: '2028-03-31', udiDi: '(01)06912345678901' }],
  );
  expect(packed).toMatchObject({ udiDi: '(01)06912345678901', udiPi: '(17)280331(10)26031A' });
});

test.each([
  [[lot('A', 1, 'OTHER')], '本次发货没有规格 OTHER'],
  [[lot('A', 4)], '过氧乙酸消毒液（PAA-BOX）发货 5 箱，各批号合计 4'],
  [[lot('A', 6)], '过氧乙酸消毒液（PAA-BOX）发货 5 箱，各批号合计 6'],
  [[lot('A', 2), lot('A', 3)], '规格 PAA-BOX 的批号有重复'],
])('lots that do not match are refused by name', (lots, message) => {
  expect(() => packLots([item('bought', 5)], lots)).toThrow(message);
});

test('goods without lots are shipped without', () => {
  expect(packLots([item('bought', 5)], [])).toEqual([]);
});
