import { aLicenceProblem } from 'shared-kernel/testing';
import { aListLine, aPurchaseList } from '../../testing/a-purchase-list';
import { amountOf, healthOf, orderable } from './line-health';
import { listTable } from './list-table';
import { refusalsOf } from './order-outcome';

const nothingLacks = { blocks: false, problems: [] };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const notesOf = (
  ...[line, licences = nothingLacks]: Parameters<typeof healthOf> | [ReturnType<typeof aListLine>]
) => healthOf(line, licences).notes.map(plain);

test('a line that is as it was has nothing to say', () => {
  expect(healthOf(aListLine(), nothingLacks)).toEqual({
    notes: [],
    isSold: true,
    isOut: false,
    isOrderable: true,
  });
});

test('a price that moved is named, old and new', () => {
  expect(notesOf(aListLine({ sku: { discountPriceUnit: '12.50' } }))).toEqual([
    '价格已变更：¥ 10.00 → ¥ 12.50',
  ]);
});

test('short stock says how many are left, and how many the cart holds', () => {
  const short = aListLine({
    verdict: 'stockShort',
    shortage: { maxQty: 5, held: 2 },
    sku: { stockState: 'short', stockQty: 5 },
  });
  expect(notesOf(short)).toEqual(['库存不足：仅剩 5 瓶，购物车已有 2 瓶，最多再加 3 瓶']);
  expect(notesOf(aListLine({ sku: { stockState: 'short', stockQty: 5 } }))).toEqual(['库存紧张：仅剩 5 瓶']);
});

test('goods that are out, or not sold any more, cannot be chosen', () => {
  const out = aListLine({ id: 'out', verdict: 'stockShort', sku: { stockState: 'none' } });
  const gone = aListLine({ id: 'gone', verdict: 'unlisted', sku: { discountPriceUnit: null } });
  expect(healthOf(out, nothingLacks)).toMatchObject({ notes: ['暂时无货'], isSold: true, isOut: true });
  expect(healthOf(gone, nothingLacks)).toMatchObject({ notes: ['已下架或尚未上市'], isSold: false });
  expect(orderable([out, aListLine(), gone]).map(({ id }) => id)).toEqual(['gel']);
  expect(amountOf([out, aListLine(), gone])).toBe('60.00');
});

test('a licence that is missing is named at the lines that need it', () => {
  const problem = aLicenceProblem({ skuIds: ['sku-of-gel'], qualificationName: '经营许可证' });
  const licences = { blocks: true, problems: [problem] };
  expect(notesOf(aListLine(), licences)).toEqual(['需要有效的“经营许可证”']);
  expect(notesOf(aListLine({ id: 'mask' }), licences)).toEqual([]);
});

test('a saved list can be read by quick order', () => {
  const [head, row] = listTable(aPurchaseList([aListLine({ note: '急' })]));
  expect(head).toEqual(['型号', '商品名称', '单位', '数量', '单价（元）', '小计（元）', '备注', '提示']);
  expect(row).toEqual(['AL-1', '凝胶', '瓶', 3, { amount: '10.00' }, { amount: '30.00' }, '急', '']);
});

test('what did not go into the cart says why', () => {
  const result = { sku: null, units: [] };
  const refusals = refusalsOf(
    [{ id: 'a' }, { id: 'b' }],
    [
      { ...result, verdict: 'added' },
      { ...result, verdict: 'unlisted' },
    ],
  );
  expect([...refusals]).toEqual([['b', '未加入：已下架或尚未上市']]);
});
