import { aLine } from '../../testing/builders';
import { priceNote, stockNote } from './line-notes';

const mask = { unitName: '盒', discountPriceUnit: '1260.00' };

test.each([
  ['nothing', {}, []],
  ['a changed price', { previousPriceUnit: '1180.00' }, ['价格已变更：¥\u00a01,180.00 → ¥\u00a01,260.00']],
  ['short stock', { stockState: 'short', stockQty: 12, maxQty: 12 }, ['库存紧张：仅剩 12\u00a0盒']],
  [
    'more than is left',
    { count: 13, stockState: 'short', stockQty: 12, maxQty: 12 },
    ['库存不足：最多可买 12\u00a0盒'],
  ],
  ['no stock', { stockState: 'none', maxQty: 0 }, ['暂时无货']],
  [
    'a changed price and short stock',
    { previousPriceUnit: '1180.00', stockState: 'short', stockQty: 3, maxQty: 3 },
    ['价格已变更：¥\u00a01,180.00 → ¥\u00a01,260.00', '库存紧张：仅剩 3\u00a0盒'],
  ],
] as const)('a line with %s has a note', (_, fields, notes) => {
  const line = aLine({ ...mask, ...fields });
  expect([priceNote(line), stockNote(line)].filter((note) => note !== null)).toEqual(notes);
});
