import { screen, waitFor, within } from '@testing-library/react';
import type { RequestOf } from 'shared-kernel/contracts';
import {
  anExportedOrder,
  anOrderCard,
  anOrderItem,
  breakNetwork,
  type FakeAnswers,
  fakeApi,
  neverReply,
  refuse,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';

const counts = { '-1': 2, '5': 2, '1': 0, '2': 0, '3': 0, '4': 0, '99': 0 };

let saved: { name: string; file: Blob }[] = [];

beforeAll(preloadFeedback);

beforeEach(() => {
  saved = [];
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files[Number(this.href.slice('blob:'.length)) - 1];
    if (file) saved.push({ name: this.download, file });
  });
});

afterEach(() => jest.restoreAllMocks());

function open(answers: FakeAnswers = {}, query = '') {
  const api = fakeApi({
    'order/count': () => counts,
    'order/page': () => ({ data: [anOrderCard()], count: 1 }),
    ...answers,
  });
  return { ...api, ...renderScreen(<App />, { mount: '/orderCenter', path: `/orderCenter${query}` }) };
}

async function openDialog(user: ReturnType<typeof open>['user'], button: string, title = button) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

describe('export', () => {
  const many: FakeAnswers = {
    'order/export/page': ({ current = 1, pageSize = 10 }: RequestOf<'order/export/page'>) => ({
      data: Array.from({ length: Math.min(pageSize, 250 - (current - 1) * pageSize) }, (_, n) => {
        const no = `SO-${(current - 1) * pageSize + n + 1}`;
        const item = { ...anOrderItem({ productName: '=HYPERLINK("x")' }), subOrderNo: null };
        return anExportedOrder({ id: no, no, orderItems: [item] });
      }),
      count: 250,
    }),
    'order/page': () => ({ data: [anOrderCard()], count: 250 }),
  };

  test('saves the lines of every order of the tab and filter, without formulas', async () => {
    const { user, bodiesOf } = open(many, '?webStatus=3&keyword=口罩');
    const dialog = await openDialog(user, '导出明细', '导出订单明细');
    expect(dialog.getByText('当前条件下共 250 个订单，每种商品一行。')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /CSV/ }));
    await user.click(dialog.getByRole('button', { name: '导出' }));
    expect(await screen.findByText('下载成功!')).toBeVisible();
    expect(bodiesOf('order/export/page')).toEqual([
      { webStatus: 3, keyword: '口罩', current: 1, pageSize: 200 },
      { webStatus: 3, keyword: '口罩', current: 2, pageSize: 200 },
    ]);
    expect(saved.map(({ name }) => name)).toEqual(['订单明细.csv']);
    const lines = (await saved[0]?.file.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(1 + 250);
    expect(lines[250]).toMatch(/^SO-250,/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('saves a workbook by default', async () => {
    const { user } = open(many);
    const dialog = await openDialog(user, '导出明细', '导出订单明细');
    await user.click(dialog.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['订单明细.xlsx']));
  });

  test('reads again when an order moved between pages', async () => {
    let replies = 0;
    const { user, bodiesOf } = open({
      'order/export/page': () => {
        replies += 1;
        const second = replies > 1 ? [anExportedOrder({ id: 'order-2' })] : [];
        return { data: [anExportedOrder(), ...second], count: 2 };
      },
    });
    const dialog = await openDialog(user, '导出明细', '导出订单明细');
    await user.click(dialog.getByRole('radio', { name: /CSV/ }));
    await user.click(dialog.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await saved[0]?.file.text())?.split('\r\n')).toHaveLength(1 + 2);
    expect(bodiesOf('order/export/page')).toHaveLength(2);
  });

  test('that fails says why, and can be retried', async () => {
    const { user } = open();
    const dialog = await openDialog(user, '导出明细', '导出订单明细');
    fakeApi({ 'order/export/page': breakNetwork });
    await user.click(dialog.getByRole('button', { name: '导出' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('下载失败!网络连接失败，请检查网络');
    fakeApi({ 'order/export/page': () => ({ data: [anExportedOrder()], count: 1 }) });
    await user.click(dialog.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('下载成功!')).toBeVisible();
  });

  test('can be stopped', async () => {
    const { user } = open();
    const dialog = await openDialog(user, '导出明细', '导出订单明细');
    fakeApi({ 'order/export/page': neverReply });
    await user.click(dialog.getByRole('button', { name: '导出' }));
    expect(await dialog.findByRole('progressbar', { name: '导出进度' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '停止导出' }));
    expect(await dialog.findByRole('button', { name: '导出' })).toBeEnabled();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('batch download', () => {
  const invoice = (no: string, externUrl = `/api/sale/mall/file/download/${no}`) =>
    anOrderCard({ id: no, no, orderInvoice: { externUrl }, showElecDeliveryBtn: true });
  const orders = [invoice('SO-1'), invoice('SO-2'), anOrderCard({ id: 'SO-3', no: 'SO-3' })];
  const answers: FakeAnswers = {
    'order/page': () => ({ data: orders, count: 3 }),
    'file/download/:fileId': ({ fileId }) => new File(['x'], `发票-${fileId}.pdf`),
    'order/export/elecdelivery': () => new File(['x'], 'delivery.zip'),
  };
  const papers = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
    dialog.getAllByRole('listitem').map((item) => item.textContent);

  test('saves the chosen documents one after the other, each with its result', async () => {
    const { user } = open(answers);
    const dialog = await openDialog(user, '批量下载单据');
    expect(papers(dialog)).toEqual([
      '发票 SO-12024-05-01',
      '出库单 SO-12024-05-01',
      '发票 SO-22024-05-01',
      '出库单 SO-22024-05-01',
    ]);
    await user.click(dialog.getByRole('checkbox', { name: /发票 SO-2/ }));
    expect(dialog.getByRole('checkbox', { name: /全选/ })).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: '下载（3）' }));
    expect(await dialog.findByText('已下载 3 / 3')).toBeVisible();
    expect(papers(dialog)).toEqual(['发票 SO-1已下载', '出库单 SO-1已下载', '出库单 SO-2已下载']);
    expect(saved.map(({ name }) => name)).toEqual(['发票-SO-1.pdf', 'SO-1.zip', 'SO-2.zip']);
    await user.click(dialog.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('goes on after a failure, and retries only the failed ones', async () => {
    const { user, bodiesOf } = open({
      ...answers,
      'order/export/elecdelivery': ({ orderId }) =>
        orderId === 'SO-1' ? refuse('69999', '系统繁忙') : new File(['x'], 'delivery.zip'),
    });
    const dialog = await openDialog(user, '批量下载单据');
    await user.click(dialog.getByRole('button', { name: '下载（4）' }));
    expect(await dialog.findByText('已下载 3 / 4，1 份失败')).toBeVisible();
    expect(papers(dialog)[1]).toBe('出库单 SO-1下载失败：系统繁忙');
    fakeApi(answers);
    await user.click(dialog.getByRole('button', { name: '重试失败的 1 份' }));
    expect(await dialog.findByText('已下载 4 / 4')).toBeVisible();
    expect(bodiesOf('order/export/elecdelivery').map(({ orderId }) => orderId)).toEqual([
      'SO-1',
      'SO-2',
      'SO-1',
    ]);
  });

  test('can be stopped, and resumed', async () => {
    const { user } = open({ ...answers, 'order/export/elecdelivery': neverReply });
    const dialog = await openDialog(user, '批量下载单据');
    await user.click(dialog.getByRole('button', { name: '下载（4）' }));
    await dialog.findByText('下载中…');
    await user.click(dialog.getByRole('button', { name: '停止下载' }));
    expect(await dialog.findByRole('button', { name: '重试失败的 3 份' })).toBeEnabled();
    expect(dialog.getAllByText('下载失败：已停止')).toHaveLength(3);
  });

  test('links to invoices on external sites', async () => {
    const { user } = open({
      'order/page': () => ({ data: [invoice('SO-1', 'https://invoices.example/1')], count: 1 }),
    });
    const dialog = await openDialog(user, '批量下载单据');
    expect(dialog.getByRole('link', { name: '在新窗口打开' })).toHaveAttribute(
      'href',
      'https://invoices.example/1',
    );
    expect(dialog.getByRole('button', { name: '下载（1）' })).toBeEnabled();
  });

  test('says when there is nothing to download', async () => {
    const { user } = open();
    const dialog = await openDialog(user, '批量下载单据');
    expect(dialog.getByText(/本页订单暂无发票或出库单/)).toBeVisible();
    expect(dialog.getByRole('button', { name: '下载（0）' })).toBeDisabled();
  });
});
