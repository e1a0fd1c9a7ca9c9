import { screen, within } from '@testing-library/react';
import { company } from 'shared-kernel/domain';
import { anOrder, anOrderPayment, fakeApi, refuse } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import { openOrder } from '../testing/open-order';

beforeAll(preloadFeedback);
Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const slip = new File(['%PDF'], '银行回单.pdf', { type: 'application/pdf' });
const voucher = {
  fileName: '银行回单.pdf',
  fileUrl: '/api/sale/mall/file/download/slip',
  createTime: '2024-05-02 10:00:00',
  status: 'waiting' as const,
  reason: null,
};

test('an order paid by transfer shows the account and the reference', async () => {
  openOrder({ payment: anOrderPayment() });
  const transfer = await card('线下付款');
  for (const text of [company.name, company.bank, company.bankAccount, 'SO20240501001'])
    expect(transfer.getByText(text)).toBeVisible();
  expect(transfer.getByRole('button', { name: `复制收款账号 ${company.bankAccount}` })).toBeVisible();
});

test('payments and refunds are listed, with the amount due', async () => {
  openOrder({
    payment: anOrderPayment({
      dueAmountUnit: '5948.00',
      entries: [
        { kind: 'payment', amountUnit: '1500.00', date: '2024-05-02', voucherNo: 'B-1' },
        { kind: 'refund', amountUnit: '500.00', date: '2024-05-03', voucherNo: null },
      ],
    }),
  });
  const [came, back] = (await card('收款记录')).getAllByRole('listitem');
  expect(came).toHaveTextContent('2024-05-02 收款凭证号 B-1¥ 1,500.00');
  expect(back).toHaveTextContent('2024-05-03 退款− ¥ 500.00');
  expect((await card('付款信息')).getByText(/待付款/)).toHaveTextContent('待付款 ¥ 5,948.00');
});

test('an uploaded voucher is waiting', async () => {
  const { user, bodiesOf } = openOrder(
    { payment: anOrderPayment() },
    { answers: { 'file/upload': () => ({ fileId: 'slip' }) } },
  );
  await user.click(await screen.findByRole('button', { name: '上传付款凭证' }));
  const dialog = within(await screen.findByRole('dialog', { name: '上传付款凭证' }));
  await user.upload(dialog.getByLabelText('付款凭证'), slip);
  fakeApi({ 'order/detail': () => anOrder({ payment: anOrderPayment({ vouchers: [voucher] }) }) });
  await user.click(dialog.getByRole('button', { name: '确认上传' }));
  expect(await screen.findByText('待核对')).toBeVisible();
  const [form = new FormData()] = bodiesOf('file/upload');
  expect(Object.fromEntries(form)).toMatchObject({
    busType: '5',
    fileName: '银行回单.pdf',
    orderId: 'order-1',
  });
});

test('a failed voucher upload says why', async () => {
  const { user } = openOrder(
    { payment: anOrderPayment() },
    { answers: { 'file/upload': () => refuse('60003', '该订单已付清，无需上传付款凭证') } },
  );
  await user.click(await screen.findByRole('button', { name: '上传付款凭证' }));
  const dialog = within(await screen.findByRole('dialog', { name: '上传付款凭证' }));
  await user.upload(dialog.getByLabelText('付款凭证'), slip);
  await user.click(dialog.getByRole('button', { name: '确认上传' }));
  expect(await dialog.findByText('该订单已付清，无需上传付款凭证')).toBeVisible();
});

test('a refused voucher has its reason', async () => {
  const refused = { ...voucher, status: 'refused' as const, reason: '金额看不清' };
  openOrder({ payment: anOrderPayment({ vouchers: [refused] }) });
  const [row] = within(await screen.findByRole('list', { name: '付款凭证' })).getAllByRole('listitem');
  expect(row).toHaveTextContent('银行回单.pdf未通过2024-05-02 10:00:00原因：金额看不清下载凭证');
});

test('an order paid through a dealer, or in full, asks for nothing', async () => {
  openOrder({ payment: anOrderPayment({ transfer: null }) });
  await card('付款信息');
  expect(screen.queryByRole('region', { name: '线下付款' })).not.toBeInTheDocument();
});
