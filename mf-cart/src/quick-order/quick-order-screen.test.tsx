import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BatchResult, BatchRow } from 'shared-kernel/contracts';
import { subscribeToCartCount } from 'shared-kernel/events';
import { aProduct, breakNetwork, type FakeAnswers, fakeApi, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';

const sku = (model: string, unitName: string, discountPriceUnit: string): BatchResult['sku'] => ({
  skuId: `sku-${model}-${unitName}`,
  productId: `p-${model}`,
  model,
  productName: `${model} 消毒液`,
  unitName,
  discountPriceUnit,
  stockState: 'available',
  stockQty: null,
});

/** jsdom's File has no arrayBuffer. */
const aFile = (name: string, bytes: number[]): File =>
  Object.assign(new File([new Uint8Array(bytes)], name), {
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  });

/** A shop that sells AL-1 by the case and AL-2 by the box and the case. */
function verdictOf({ code, unitName, skuId }: BatchRow): BatchResult {
  const added = (of: BatchResult['sku']): BatchResult => ({ verdict: 'added', sku: of, units: [] });
  if (code?.toUpperCase() === 'AL-1') return added(sku('AL-1', '箱', '100.10'));
  if (skuId === 'sku-AL-2-盒' || unitName === '盒') return added(sku('AL-2', '盒', '20.00'));
  if (code !== 'AL-2') return { verdict: 'notFound', sku: null, units: [] };
  const units = ['盒', '箱'].map((unit) => ({ skuId: `sku-AL-2-${unit}`, unitName: unit }));
  return { verdict: 'unitNeeded', sku: null, units };
}

const aShop = (answers: FakeAnswers = {}) =>
  fakeApi({ 'memberCart/addBatch': ({ rows }) => ({ amount: 3, results: rows.map(verdictOf) }), ...answers });

const created = () => ({ id: 'list-1', added: 1, kept: 0 });

const openQuickOrder = () =>
  renderScreen(<App />, { path: '/shoppingCar/quickOrder', mount: '/shoppingCar' });
const field = (row: number, name: '型号或编码' | '单位' | '数量') =>
  screen.findByLabelText(`第 ${row} 行 ${name}`);
const rowOf = async (row: number) => (await field(row, '型号或编码')).closest('tr') as HTMLElement;
const bar = () => screen.getByRole('region', { name: '快速下单合计' });

async function paste(user: ReturnType<typeof openQuickOrder>['user'], text: string) {
  const area = await screen.findByRole('textbox', { name: '粘贴型号或编码与数量' });
  await user.click(area);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: '填入下表' }));
}

beforeAll(preloadFeedback);

test('pasted rows have a result each; valid ones are added, the others stay to be corrected', async () => {
  const counts: number[] = [];
  const stop = subscribeToCartCount((count) => counts.push(count));
  const { bodiesOf } = aShop();
  const { user } = openQuickOrder();
  await paste(user, 'AL-1,20\nal-1,5\nAL-2,8\nNOPE,1\nAL-1,abc');
  expect(await screen.findByText('已读入 5 行，合并重复商品 1 行')).toBeVisible();
  await waitFor(async () => expect(await rowOf(1)).toHaveTextContent('AL-1 消毒液¥ 100.10¥ 2,502.50可加入'));
  expect(await rowOf(2)).toHaveTextContent('请选择单位');
  expect(await rowOf(3)).toHaveTextContent('没有找到该型号或编码');
  expect(await field(3, '型号或编码')).toBeInvalid();
  expect(await rowOf(4)).toHaveTextContent('请填写整数');
  expect(await field(4, '数量')).toBeInvalid();
  expect(bar()).toHaveTextContent('可加入 1 种，需修改 3 行');
  expect(bar()).toHaveTextContent('¥ 2,502.50');

  await user.selectOptions(await field(2, '单位'), '盒');
  await waitFor(async () => expect(await rowOf(2)).toHaveTextContent('可加入'));
  await user.click(screen.getByRole('button', { name: '加入购物车' }));
  expect(await screen.findByText('已加入 2 种商品，其余 2 行请修改')).toBeVisible();
  expect(bodiesOf('memberCart/addBatch').filter(({ checkOnly }) => !checkOnly)).toEqual([
    {
      rows: [
        { code: 'AL-1', count: 25 },
        { skuId: 'sku-AL-2-盒', count: 8 },
      ],
    },
  ]);
  expect(await field(1, '型号或编码')).toHaveValue('NOPE');
  expect(await field(2, '数量')).toHaveValue('abc');
  expect(counts).toEqual([3]);
  stop();
});

test('a note of a sheet stands at its row, can be changed, and goes into the cart and a list', async () => {
  const { bodiesOf } = aShop({ 'purchaseList/all': () => [], 'purchaseList/create': created });
  const { user } = openQuickOrder();
  await paste(user, '型号\t数量\t备注\nAL-1\t20\t急\nAL-3\t1\t');
  expect(await screen.findByText('备注：急')).toBeVisible();
  expect(screen.queryByRole('button', { name: /备注 第 2 行/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '修改备注 第 1 行' }));
  await user.type(screen.getByRole('textbox', { name: '第 1 行 备注' }), '用{Enter}');
  await waitFor(async () => expect(await rowOf(1)).toHaveTextContent('可加入'));
  await user.click(screen.getByRole('button', { name: '加入清单' }));
  await user.type(await screen.findByRole('textbox', { name: '清单名称' }), '门诊');
  await user.click(screen.getByRole('button', { name: '加入' }));
  await waitFor(() =>
    expect(bodiesOf('purchaseList/create')).toMatchObject([{ lines: [{ count: 20, note: '急用' }] }]),
  );
  await user.click(screen.getByRole('button', { name: '加入购物车' }));
  await waitFor(() =>
    expect(bodiesOf('memberCart/addBatch').find(({ checkOnly }) => !checkOnly)).toEqual({
      rows: [{ code: 'AL-1', count: 20, note: '急用' }],
    }),
  );
});

test('an invalid cell is marked in its row, and the others are checked', async () => {
  const { bodiesOf } = aShop();
  const { user } = openQuickOrder();
  await paste(user, `型号,单位,数量\n"AL-\u0007X",,2\n"AL-\n1",,3\nAL-2,"盒",4\nAL-1,"${'箱'.repeat(51)}",5`);
  await waitFor(async () => expect(await rowOf(3)).toHaveTextContent('可加入'));
  expect(await rowOf(1)).toHaveTextContent('型号或编码含有不支持的字符');
  expect(await field(1, '型号或编码')).toBeInvalid();
  expect(await field(2, '型号或编码')).toHaveValue('AL- 1');
  expect(await rowOf(4)).toHaveTextContent('单位最多 50 个字');
  expect(bodiesOf('memberCart/addBatch').at(-1)?.rows).toEqual([
    { code: 'AL- 1', count: 3 },
    { code: 'AL-2', unitName: '盒', count: 4 },
  ]);
});

test('a file is imported, in GBK too; an unreadable one says so', async () => {
  aShop();
  const { user } = openQuickOrder();
  const gbk = [
    0xd0,
    0xcd,
    0xba,
    0xc5,
    0x2c,
    0xca,
    0xfd,
    0xc1,
    0xbf,
    0x0a,
    ...[...'AL-1,7'].map((c) => c.charCodeAt(0)),
  ];
  const upload = await screen.findByLabelText('上传表格');
  await user.upload(upload, aFile('清单.csv', gbk));
  expect(await field(1, '型号或编码')).toHaveValue('AL-1');
  await waitFor(async () => expect(await field(1, '数量')).toHaveValue('7'));
  await user.upload(upload, aFile('坏.xlsx', [0x50, 0x4b, 3, 4, 1, 2]));
  expect(await screen.findByText('文件已损坏或不是 xlsx 文件')).toBeVisible();
  expect(await field(1, '数量')).toHaveValue('7');
});

test('rows can be typed, navigated by keyboard, and removed', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  aShop();
  const { user } = openQuickOrder();
  await user.type(await field(1, '型号或编码'), 'AL-1');
  await user.keyboard('{ArrowRight}{ArrowRight}3');
  expect(await field(1, '数量')).toHaveFocus();
  await waitFor(async () => expect(await rowOf(1)).toHaveTextContent('¥ 300.30'));
  await user.keyboard('{ArrowDown}9');
  expect(await field(2, '数量')).toHaveValue('9');
  await user.keyboard('{Escape}');
  expect(await field(2, '数量')).toHaveValue('');
  await user.keyboard('{ArrowUp}');
  expect(await field(1, '数量')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '添加一行' }));
  await user.click(screen.getByRole('button', { name: '移除第 1 行' }));
  expect(await field(1, '型号或编码')).toHaveValue('');
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('a block pasted into the table replaces its empty rows', async () => {
  aShop();
  const { user } = openQuickOrder();
  fireEvent.paste(await field(1, '型号或编码'), { clipboardData: { getData: () => 'AL-1\t2\nAL-2\t3' } });
  await waitFor(async () => expect(await field(2, '型号或编码')).toHaveValue('AL-2'));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: '清空' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '清空' }));
  expect(await field(1, '型号或编码')).toHaveValue('');
});

const product = (model: string, name: string) => aProduct({ id: model, model, name });

test('for unknown headings the buyer chooses the columns', async () => {
  aShop();
  const { user } = openQuickOrder();
  await paste(user, '目录\t厂商牌号\t内容\t包装\t拟购\nK001\tAL-1\t消毒液\t箱\t20\nK002\tNOPE\t口罩\t盒\t3');
  const dialog = within(await screen.findByRole('dialog', { name: '请确认表格各列' }));
  expect(dialog.getByRole('button', { name: '读入' })).toBeDisabled();
  expect(dialog.getByText('还需指出“型号或编码”或“商品名称”在哪一列')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('B 列的内容'), '型号或编码');
  await user.selectOptions(dialog.getByLabelText('C 列的内容'), '商品名称');
  await user.selectOptions(dialog.getByLabelText('E 列的内容'), '数量');
  expect(dialog.getByRole('radio', { name: '1 行是表头' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: '读入 2\u00a0行' }));
  await waitFor(async () => expect(await field(1, '型号或编码')).toHaveValue('AL-1'));
  expect(await field(2, '数量')).toHaveValue('3');
  expect(screen.getByText(/型号或编码取自“厂商牌号”/)).toBeVisible();
});

test('a list whose mapping is cancelled stays, and adds nothing', async () => {
  aShop();
  const { user } = openQuickOrder();
  await paste(user, 'a\tb\tc\td\n1\t2\t3\t4');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '取消' }));
  expect(await screen.findByText('尚未读入：请指出各列的内容后再读入')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '粘贴型号或编码与数量' })).toHaveValue('a\tb\tc\td\n1\t2\t3\t4');
});

test('a product with another model is found by its name, in its row', async () => {
  const { bodiesOf } = aShop({
    'product/page': ({ name }) => ({
      list: name === '消毒液' ? [product('AL-1', '过氧乙酸消毒液')] : [],
      total: 1,
    }),
  });
  const { user } = openQuickOrder();
  await paste(user, '品名\t规格型号\t单位\t数量\n消毒液（大）\tNOPE\t箱\t4\n口罩\tAL-1\t箱\t1');
  await user.click(await screen.findByRole('button', { name: '第 1 行 按名称查找商品' }));
  await user.click(await screen.findByRole('button', { name: '过氧乙酸消毒液 AL-1' }));
  await waitFor(async () => expect(await rowOf(1)).toHaveTextContent('可加入'));
  expect(await field(1, '单位')).toHaveValue('箱');
  expect(bodiesOf('product/page')[0]).toMatchObject({ name: '消毒液' });
});

test('refused rows can be filtered, and removed together', async () => {
  aShop();
  const { user } = openQuickOrder();
  await paste(user, 'AL-1,20\nNOPE,1\nNADA,2');
  await user.click(await screen.findByRole('checkbox', { name: '只看需修改的 2\u00a0行' }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(await field(2, '型号或编码')).toHaveValue('NOPE');
  await user.click(screen.getByRole('button', { name: '移除需修改的行' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '移除' }));
  await waitFor(async () => expect(await field(1, '型号或编码')).toHaveValue('AL-1'));
});

test('text that is not a list says so, and stays', async () => {
  aShop();
  const { user } = openQuickOrder();
  await paste(user, ',,\n,');
  expect(await screen.findByText('没有读到商品，请检查内容是否包含型号或编码与数量')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '粘贴型号或编码与数量' })).toHaveValue(',,\n,');
});

test('without an answer the rows stay, and can be checked again', async () => {
  aShop({ 'memberCart/addBatch': breakNetwork });
  const { user } = openQuickOrder();
  await paste(user, 'AL-1,20');
  const retry = await screen.findByRole('button', { name: '重新加载' });
  expect(await rowOf(1)).toHaveTextContent('正在核对…');
  expect(screen.getByRole('button', { name: '加入购物车' })).toBeDisabled();
  aShop();
  await user.click(retry);
  await waitFor(async () => expect(await rowOf(1)).toHaveTextContent('可加入'));
});

test('the rows survive leaving the page', async () => {
  aShop();
  const { user, unmount } = openQuickOrder();
  await user.type(await field(1, '型号或编码'), 'AL-1');
  unmount();
  openQuickOrder();
  expect(await field(1, '型号或编码')).toHaveValue('AL-1');
});
