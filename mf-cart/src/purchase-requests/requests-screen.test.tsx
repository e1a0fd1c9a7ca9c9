import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'shared-kernel/domain';
import { getSession } from 'shared-kernel/session';
import { aSession, type FakeAnswers, fakeApi, refuse, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aRequestHead } from '../testing/a-purchase-request';

beforeAll(preloadFeedback);
beforeEach(() => sessionStorage.clear());

const surgery = aRequestHead();
const ward = aRequestHead({
  id: 'request-2',
  no: 13,
  department: '',
  applicantName: '周医师',
  states: { open: 1, inCart: 1, ordered: 0, refused: 0, withdrawn: 0 },
  lineCount: 2,
  amountUnit: '12.50',
});

function open(role: Role, answers: FakeAnswers = {}) {
  const api = fakeApi({
    'purchaseRequest/page': () => ({ list: [surgery, ward], total: 2 }),
    'purchaseRequest/take': ({ ids }) => ({ amount: 1, taken: ids.length, left: [] }),
    'memberCart/page': () => ({ list: [], total: 0 }),
    'approval/page': () => ({ list: [], total: 0 }),
    'client/licences': () => ({ blocks: false, problems: [] }),
    'dict/list': () => [],
    'client/consignee': () => [],
    ...answers,
  });
  const session = aSession({ roles: [role] });
  return {
    ...api,
    ...renderScreen(<App />, { path: '/shoppingCar/requests', mount: '/shoppingCar', session }),
  };
}

const item = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('li') as HTMLElement;

test('each request says who wants how much by when, and how far it has come', async () => {
  open('purchaser');
  expect(await item('申请 12 · 手术室')).toHaveTextContent(
    /待处理陈护士长1 种商品¥ 30.002026-12-03 前到货周四两台手术/,
  );
  expect(await item('申请 13')).toHaveTextContent('待处理 1，采购中 1');
});

test('chosen requests are chosen after the session has ended', async () => {
  const first = open('purchaser', { 'purchaseRequest/take': () => refuse('40001', '登录已过期') });
  await item('申请 13');
  await first.user.click(screen.getByRole('checkbox', { name: /申请 13/ }));
  await first.user.click(screen.getByRole('button', { name: '合并到购物车' }));
  await waitFor(() => expect(getSession()).toBeNull());
  first.unmount();
  const { user, currentPath } = open('purchaser');
  await item('申请 13');
  await user.click(screen.getByRole('button', { name: '合并到购物车' }));
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar'));
  const asked = { ids: ['request-2'] };
  expect(first.bodiesOf('purchaseRequest/take')).toEqual([asked, asked]);
  expect(sessionStorage.getItem('choices:client-1')).toBe('{"drafts":{}}');
});

test('chosen requests go into the cart together, which then opens', async () => {
  const { user, bodiesOf, currentPath } = open('purchaser');
  await item('申请 13');
  await user.click(screen.getByRole('checkbox', { name: '全选' }));
  const bar = screen.getByRole('region', { name: '合并申请' });
  expect(bar).toHaveTextContent('已选 2 个申请');
  expect(bar).toHaveTextContent('¥ 42.50');
  await user.click(within(bar).getByRole('button', { name: '合并到购物车' }));
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar'));
  expect(bodiesOf('purchaseRequest/take')).toEqual([{ ids: ['request-1', 'request-2'] }]);
});

test('what does not go into the cart is named with its reason, and the page stays', async () => {
  const { user, currentPath } = open('purchaser', {
    'purchaseRequest/take': () => ({
      amount: 1,
      taken: 1,
      left: [
        {
          requestId: 'request-2',
          lineId: 'gel',
          productName: '凝胶',
          unitName: '瓶',
          count: 3,
          verdict: 'unlisted',
        },
      ],
    }),
  });
  await user.click(await screen.findByRole('checkbox', { name: '选择 申请 12 · 手术室' }));
  await user.click(screen.getByRole('button', { name: '合并到购物车' }));
  expect(await screen.findByText(/凝胶 3.瓶：已下架或尚未上市/)).toBeVisible();
  expect(screen.getByRole('link', { name: '去购物车' })).toBeVisible();
  expect(currentPath()).toBe('/shoppingCar/requests');
});

test('an applicant sees their own, and nothing to merge', async () => {
  open('applicant', {
    'purchaseRequest/page': () => ({ list: [aRequestHead({ isOwn: true })], total: 1 }),
  });
  expect(await item('申请 12 · 手术室')).not.toHaveTextContent('陈护士长');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '合并到购物车' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '进行中' })).toHaveAttribute('aria-current', 'page');
});

test('the scope is part of the address', async () => {
  const { user, bodiesOf, currentPath } = open('purchaser', {
    'purchaseRequest/page': ({ scope }) =>
      scope === 'done' ? { list: [], total: 0 } : { list: [surgery], total: 1 },
  });
  await user.click(await screen.findByRole('link', { name: '已处理' }));
  expect(await screen.findByText('还没有已处理的采购申请')).toBeVisible();
  expect(currentPath()).toBe('/shoppingCar/requests?scope=done');
  expect(bodiesOf('purchaseRequest/page').at(-1)).toMatchObject({ scope: 'done' });
});
