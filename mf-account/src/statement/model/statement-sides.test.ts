import { sidesOf } from './statement-sides';

test.each([
  ['12.50', { increase: '12.50', decrease: null }],
  ['-12.50', { increase: null, decrease: '12.50' }],
  ['0.00', { increase: '0.00', decrease: null }],
])('%s stands in one column', (amountUnit, sides) => {
  expect(sidesOf({ amountUnit })).toEqual(sides);
});
