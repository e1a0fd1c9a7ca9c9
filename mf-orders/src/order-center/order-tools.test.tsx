import { screen, waitFor, within } from '@testing-library/react';
import type { RequestOf } from 'shared-kernel/contracts';
import {
  anExportedOrder,
  anOrderCard,
  anOrderItem,
  breakNetwork,
  type FakeAnswers,
  fakeApi,
  holdAnswer,
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

describe('papers of a period', () => {
  const some = { delivery: 12, invoice: 6, elsewhere: 0 };
  const papers: FakeAnswers = {
    'order/export/papers/count': ({ webStatus }) =>
      webStatus === 4 ? { delivery: 7, invoice: 5, elsewhere: 2 } : some,
    'order/export/papers': () => new File(['zip'], '订单单据.zip'),
  };

  test('are chosen by period, status and kind, counted, and saved as one file', async () => {
    const { user, bodiesOf } = open(papers, '?webStatus=3&startDate=2024-05-01');
    const dialog = await openDialog(user, '批量下载单据');
    expect(await dialog.findByRole('button', { name: /^打包下载 18\s份$/ })).toBeEnabled();
    expect(dialog.getByLabelText('单据开始日期')).toHaveValue('2024-05-01');
    expect(dialog.getByRole('checkbox', { name: /^出库单\s*12\s份$/ })).toBeChecked();
    await user.selectOptions(dialog.getByRole('combobox', { name: '订单状态' }), '已完成');
    expect(await dialog.findByText(/另有 2\s张发票在开票平台/)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /发票/ }));
    await user.click(dialog.getByRole('button', { name: /^打包下载 7\s份$/ }));
    expect(await screen.findByText('单据已下载!')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['订单单据.zip']);
    expect(bodiesOf('order/export/papers')).toEqual([
      { webStatus: 4, startDate: '2024-05-01', kinds: ['delivery'] },
    ]);
  });

  test('a usual period is one click', async () => {
    const { user, bodiesOf } = open(papers);
    const dialog = await openDialog(user, '批量下载单据');
    await user.click(dialog.getByRole('button', { name: '今年' }));
    await waitFor(() =>
      expect(bodiesOf('order/export/papers/count').at(-1)).toMatchObject({
        startDate: `${new Date().getFullYear()}-01-01`,
      }),
    );
  });

  test('go on while another page is shown, and can be stopped', async () => {
    const held = holdAnswer(() => new File([''], 'x.zip'));
    const first = open({ ...papers, 'order/export/papers': held.answer });
    const dialog = await openDialog(first.user, '批量下载单据');
    await first.user.click(await dialog.findByRole('button', { name: /^打包下载 18\s份$/ }));
    expect(await screen.findByText(/正在打包 18\s份单据/)).toBeVisible();
    first.unmount();
    const { user } = open(papers);
    expect(await screen.findByText(/正在打包 18\s份单据/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '停止' }));
    await waitFor(() => expect(screen.queryByText(/正在打包/)).not.toBeInTheDocument());
    expect(saved).toEqual([]);
  });

  test('that fail say why, and can be packed again', async () => {
    const { user } = open({ ...papers, 'order/export/papers': () => refuse('69999', '系统繁忙') });
    const dialog = await openDialog(user, '批量下载单据');
    await user.click(await dialog.findByRole('button', { name: /^打包下载 18\s份$/ }));
    expect(await screen.findByText(/18\s份单据下载失败：系统繁忙/)).toBeVisible();
    fakeApi(papers);
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['订单单据.zip']));
    await waitFor(() => expect(screen.queryByText(/单据下载失败：/)).not.toBeInTheDocument());
  });

  test('none are no download', async () => {
    const { user } = open({
      'order/export/papers/count': () => ({ delivery: 0, invoice: 0, elsewhere: 0 }),
    });
    const dialog = await openDialog(user, '批量下载单据');
    expect(await dialog.findByText(/所选范围内没有可打包的单据/)).toBeVisible();
    expect(dialog.getByRole('button', { name: '打包下载' })).toBeDisabled();
  });
});
