import { screen, within } from '@testing-library/react';
import type { Parcel } from 'shared-kernel/contracts';
import { fakeApi } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import { openOrder } from '../testing/open-order';

const line = {
  id: 'line-1',
  productName: '复合过氧乙酸消毒液',
  model: 'AL-PAA 2000',
  unitTitle: '箱（6 瓶）',
  unitName: '箱',
  gift: false,
  count: 5,
  received: 0,
  lots: [
    {
      lot: '2601017B',
      expiresOn: '2028-01-09',
      udiDi: '(01)069',
      udiPi: '(17)280109(10)2601017B',
      quantity: 5,
    },
  ],
  reports: [],
};
const parcel = (change: Partial<Parcel['lines'][number]> = {}): Parcel => ({
  id: 'parcel-1',
  carrier: '安澜物流',
  trackingNo: 'AL0001',
  subOrderNo: null,
  shippedTime: '2024-05-02 10:00:00',
  lines: [{ ...line, ...change }],
  mayReceive: true,
  mayReport: true,
});
const goods = () => screen.findByRole('region', { name: '运单 AL0001 的商品' });

beforeAll(preloadFeedback);

test('a parcel lists its goods with their lots, and takes the received quantities', async () => {
  const answers = { 'order/parcels': () => [parcel()], 'order/parcel/receive': () => null };
  const { user, bodiesOf } = openOrder({ status: 8 }, { answers });
  expect(await goods()).toHaveTextContent('批号 2601017B × 5 箱');
  expect(await goods()).toHaveTextContent('有效期至 2028-01-09');
  await user.click(screen.getByRole('button', { name: '收货登记 AL0001' }));
  const dialog = within(await screen.findByRole('dialog', { name: '收货登记' }));
  const field = dialog.getByRole('spinbutton', { name: /实收数量$/ });
  expect(field).toHaveValue('5');
  await user.clear(field);
  await user.type(field, '2');
  fakeApi({ 'order/parcels': () => [parcel({ received: 2 })] });
  await user.click(dialog.getByRole('button', { name: '确认收货' }));
  expect(await screen.findByText('部分收货')).toBeVisible();
  expect(bodiesOf('order/parcel/receive')).toEqual([
    { parcelId: 'parcel-1', lines: [{ id: 'line-1', count: 2 }] },
  ]);
});

test('damage is reported with a picture', async () => {
  const answers = {
    'order/parcels': () => [parcel()],
    'file/upload': () => ({ fileId: 'file-1' }),
    'order/parcel/report': () => null,
  };
  const { user, bodiesOf } = openOrder({ status: 8 }, { answers });
  await goods();
  await user.click(screen.getByRole('button', { name: '反馈短少或破损 AL0001' }));
  const dialog = within(await screen.findByRole('dialog', { name: '反馈短少或破损' }));
  expect(dialog.getByLabelText('图片')).toHaveAccessibleDescription(
    '仅支持 jpg/png 图片或 pdf 文件，最多 3 个，一次选一个，每个不超过 20 MB',
  );
  await user.click(dialog.getByRole('radio', { name: '破损' }));
  await user.type(dialog.getByRole('textbox', { name: '情况说明' }), '外箱破损');
  await user.upload(dialog.getByLabelText('图片'), new File(['x'], '外箱.png'));
  await user.click(dialog.getByRole('button', { name: '提交反馈' }));
  expect(await screen.findByText('已反馈，请等待厂家答复')).toBeVisible();
  expect(bodiesOf('order/parcel/report')).toEqual([
    { lineId: 'line-1', kind: 'damage', count: 1, words: '外箱破损', fileIds: ['file-1'] },
  ]);
});

test('a report shows its answer', async () => {
  const report = {
    id: 'report-1',
    kind: 'shortage' as const,
    count: 1,
    words: '少一箱',
    time: '2024-05-03 09:00:00',
    pictureUrls: [],
    answer: '补发一箱',
    answerTime: '2024-05-03 10:00:00',
  };
  openOrder({ status: 8 }, { answers: { 'order/parcels': () => [parcel({ reports: [report] })] } });
  expect(await goods()).toHaveTextContent('厂家 2024-05-03 10:00:00 答复：补发一箱');
});
