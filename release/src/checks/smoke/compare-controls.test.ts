import { lostControls } from './compare-controls';
import type { Control } from './page-controls';

const aControl = (control: Partial<Control> = {}): Control => ({
  role: 'button',
  name: '提交订单',
  place: '结算',
  inPage: true,
  row: null,
  state: 'usable',
  size: 44,
  ...control,
});
const rows = (count: number, control: (row: number) => Partial<Control>): Control[] =>
  Array.from({ length: count }, (_, row) => aControl({ place: '订单', row, ...control(row) }));
const said = (mine: readonly Control[], live: readonly Control[]) =>
  lostControls(mine, live).map((one) => one.said);

test.each([
  ['is gone', [], 'has no button 「提交订单」 of 结算'],
  ['is hidden', [aControl({ state: 'hidden' })], 'the button 「提交订单」 of 结算 is hidden'],
  [
    'cannot be used',
    [aControl({ state: 'disabled' })],
    'the button 「提交订单」 of 结算 can no longer be used',
  ],
  [
    'is left out by the keyboard',
    [aControl({ state: 'not focusable' })],
    'the button 「提交订单」 of 结算 cannot be reached with the keyboard',
  ],
  ['is out of view', [aControl({ state: 'out of view' })], 'the button 「提交订单」 of 结算 is out of view'],
  ['is tiny', [aControl({ size: 24 })], 'the button 「提交订单」 of 结算 measures 24 px, the live one 44 px'],
])('the only control of its name that %s is named', (_what, mine, finding) => {
  expect(said(mine, [aControl()])).toEqual([finding]);
});

test('one that was no better in the live page is nobody’s new fault', () => {
  for (const was of [{ state: 'hidden' }, { state: 'covered' }, { size: 20 }] as const)
    expect(said([aControl(was)], [aControl(was)])).toEqual([]);
  expect(said([], [aControl({ state: 'hidden' })])).toEqual([]);
});

test('one that stands elsewhere was moved, one with new words in the same place was renamed', () => {
  const live = [aControl(), aControl({ name: '删除选中' })];
  expect(said([aControl({ place: '购物车' }), aControl({ name: '删除' })], live)).toEqual([]);
  expect(said([aControl({ place: '购物车' }), aControl({ name: '删除', place: '别处' })], live)).toEqual([
    'has no button 「删除选中」 of 结算',
  ]);
});

test('one that is added stands for one that is lost, not for two', () => {
  const live = [aControl({ name: '打印' }), aControl({ name: '导出' })];
  expect(said([aControl({ name: '更多' })], live)).toEqual(['has no button 「导出」 of 结算']);
});

test('one of the same name in another place does not stand for it', () => {
  const inRows = rows(3, () => ({ name: '删除', place: '商品' }));
  const live = [...inRows, aControl({ name: '删除' })];
  expect(said(inRows, live)).toEqual(['has no button 「删除」 of 结算']);
});

test('what has become of every row is said once', () => {
  const live = rows(3, () => ({ name: '跟进订单', role: 'link' }));
  expect(
    said(
      live.map((one) => ({ ...one, state: 'hidden' })),
      live,
    ),
  ).toEqual(['each of the 3 links 「跟进订单」 of 订单 is hidden']);
});

test('what every row had is missed, as is a good part of them; a few rows fewer are design', () => {
  const live = rows(10, () => ({ name: '跟进订单', role: 'link' }));
  expect(said([], live)).toEqual(['has none of the 10 links 「跟进订单」 of 订单']);
  expect(said(live.slice(0, 6), live)).toEqual(['has 6 of the 10 links 「跟进订单」 of 订单']);
  expect(said(live.slice(0, 8), live)).toEqual([]);
});

test('what one row alone has goes with its row, and is missed when all rows are there', () => {
  const names = ['输液器', '注射器', '留置针', '缝合线'];
  const live = rows(4, (row) => ({ name: names[row] ?? '', role: 'link' }));
  expect(said(live.slice(0, 3), live)).toEqual([]);
  expect(said([...live.slice(0, 3), aControl({ place: '订单', row: 3, name: '数量' })], live)).toEqual([
    'has no link 「缝合线」 of 订单',
  ]);
});

test('numbers of pages are called nothing', () => {
  expect(said([], [aControl({ name: '#' })])).toEqual([]);
});
