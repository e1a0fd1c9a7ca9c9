import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aStatement,
  aStatementEntry,
  breakNetwork,
  type FakeAnswers,
  fakeApi,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { todayInChina } from '../model/qualification-notice';

beforeAll(preloadFeedback);

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const thisMonth = todayInChina().slice(0, 7);

function open(answers: FakeAnswers = {}, search = '') {
  const api = fakeApi({
    'message/unread': () => ({ unread: 0 }),
    'client/statement': ({ month }) =>
      aStatement({
        month,
        entries: [
          aStatementEntry({ orderId: 'order-1' }),
          aStatementEntry({
            kind: 'payment',
            name: '收款',
            voucherNo: 'B-1',
            amountUnit: '-600.00',
            balanceAmountUnit: '400.05',
          }),
        ],
      }),
    ...answers,
  });
  return { ...api, ...renderScreen(<App />, { mount: '/mine', path: `/mine/statement${search}` }) };
}

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

test('this month’s movements are between the two balances, and orders link to their page', async () => {
  const { bodiesOf } = open();
  const [order, payment] = await rows();
  expect(order).toHaveTextContent('2026-03-10订单AL20260310000001¥ 1,000.05¥ 1,000.05');
  expect(payment).toHaveTextContent('2026-03-10收款凭证号 B-1AL20260310000001¥ 600.00¥ 400.05');
  expect(within(order as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('/orderCenter/orderDetail?id=order-1'),
  );
  expect(within(payment as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  expect(bodiesOf('client/statement')).toEqual([{ month: thisMonth }]);
  expect(screen.getByText('期末余额').nextSibling).toHaveTextContent('¥ 400.05');
  expect(screen.getByRole('link', { name: '对账单' })).toHaveAttribute('aria-current', 'page');
});

test('another month is one choice away, and in the address', async () => {
  const { user, bodiesOf } = open({}, '?month=2026-03');
  await user.selectOptions(await screen.findByLabelText('对账月份'), '2026-02');
  expect(await screen.findByRole('option', { name: '2026-02', selected: true })).toBeVisible();
  expect(bodiesOf('client/statement')).toEqual([{ month: '2026-03' }, { month: '2026-02' }]);
});

test('is downloaded as a workbook and as a document', async () => {
  const { user } = open(
    { 'file/download/:fileId': ({ fileId }) => new File(['x'], `${fileId}.pdf`) },
    '?month=2026-03',
  );
  await user.click(await screen.findByRole('button', { name: '下载 Excel' }));
  await screen.findByText('下载成功!');
  await user.click(screen.getByRole('button', { name: '下载 PDF' }));
  await screen.findByRole('button', { name: '下载 PDF', busy: false });
  expect(saved).toEqual(['对账单-2026-03.xlsx', 'statement-2026-03.pdf']);
});

test('is printed on the letterhead, with both parties, and adds up from balance to balance', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = open({}, '?month=2026-03');
  await user.click(await screen.findByRole('button', { name: '打印' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  act(() => window.dispatchEvent(new Event('beforeprint')));
  const paper = screen.getByRole('article', { name: '对账单' });
  expect(paper).toHaveTextContent(/对账单2026-03采购方临江市第一人民医院.*供货方安澜/);
  expect(paper).toHaveTextContent('对账期间2026-03-01 至 2026-03-31期初余额¥ 0.00');
  const [, order, payment] = within(paper).getAllByRole('row');
  expect(order).toHaveTextContent('2026-03-10订单AL20260310000001¥ 1,000.05¥ 1,000.05');
  expect(payment).toHaveTextContent('2026-03-10收款B-1AL20260310000001¥ 600.00¥ 400.05');
  expect(paper).toHaveTextContent('本期应付¥ 1,000.05本期已付及冲减− ¥ 600.00期末余额¥ 400.05');
  expect(within(paper).queryByRole('button')).not.toBeInTheDocument();
  expect(within(paper).queryByRole('link')).not.toBeInTheDocument();
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(paper).not.toBeInTheDocument();
});

test('a month without movements says so', async () => {
  open({ 'client/statement': () => aStatement() });
  expect(await screen.findByText('本月没有往来')).toBeVisible();
});

test('a failure can be retried', async () => {
  let broken = true;
  const { user } = open({ 'client/statement': () => (broken ? breakNetwork() : aStatement()) });
  const retry = await screen.findByRole('button', { name: '重新加载' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('本月没有往来')).toBeVisible();
});
