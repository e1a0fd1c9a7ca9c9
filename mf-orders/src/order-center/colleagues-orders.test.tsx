import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'shared-kernel/domain';
import { anOrderCard, aSession, type FakeAnswers, fakeApi, renderScreen } from 'shared-kernel/testing';
import App from '../app';

const counts = { '-1': 1, '5': 1, '1': 0, '2': 0, '3': 0, '4': 0, '99': 0 };
const first = { current: 1, pageSize: 10, webStatus: -1 };

function open(roles: Role[] | undefined, query = '', answers: FakeAnswers = {}) {
  const api = fakeApi({
    'order/count': () => counts,
    'order/page': () => ({ data: [anOrderCard({ isOwn: false, memberName: '钱采购' })], count: 1 }),
    'order/colleagues': () => ({
      colleagues: [
        { id: '7', name: '钱采购', active: true },
        { id: '8', name: '李采购', active: false },
      ],
      departments: ['骨科', '手术室'],
    }),
    ...answers,
  });
  const session = aSession(roles && { roles });
  const path = `/orderCenter${query}`;
  return { ...api, ...renderScreen(<App />, { mount: '/orderCenter', path, session }) };
}
const whose = () => screen.findByRole('combobox', { name: '采购人' });
const order = () => screen.findByRole('article');

test('begins with own orders; one choice shows a colleague’s, and the counts and the address follow', async () => {
  const { user, bodiesOf, currentPath } = open(['purchaser'], '?webStatus=5&current=3');
  await order();
  expect(bodiesOf('order/count')).toEqual([{}]);
  const options = within(await whose());
  expect(await options.findByRole('option', { name: '李采购（已停用）' })).toBeVisible();
  expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '我的订单',
    '全部同事',
    '钱采购',
    '李采购（已停用）',
  ]);
  await user.selectOptions(await whose(), '钱采购');
  await user.selectOptions(screen.getByRole('combobox', { name: '科室' }), '骨科');
  await waitFor(() => expect(bodiesOf('order/count').at(-1)).toEqual({ whose: '7', department: '骨科' }));
  expect(bodiesOf('order/page').at(-1)).toMatchObject({ current: 1, whose: '7', department: '骨科' });
  expect(new URLSearchParams(currentPath().split('?')[1]).get('whose')).toBe('7');
  expect(within(await order()).getByText('钱采购')).toBeVisible();
  await user.selectOptions(await whose(), '我的订单');
  await waitFor(() => expect(currentPath()).not.toContain('whose'));
});

test('export and papers take the same orders', async () => {
  const { user, bodiesOf } = open(['administrator'], '?whose=all&department=骨科', {
    'order/export/papers/count': () => ({ delivery: 1, invoice: 0, elsewhere: 0 }),
    'order/export/page': () => ({ data: [], count: 0 }),
  });
  await user.click(await screen.findByRole('button', { name: '批量下载单据' }));
  expect(await screen.findByText('采购人与科室同订单列表所选。')).toBeVisible();
  await waitFor(() =>
    expect(bodiesOf('order/export/papers/count')).toEqual([
      { webStatus: -1, whose: 'all', department: '骨科' },
    ]),
  );
});

test('who has no orders is led to everybody’s', async () => {
  const { user, currentPath } = open(['administrator'], '', { 'order/page': () => ({ data: [], count: 0 }) });
  await user.click(await screen.findByRole('link', { name: '看全部同事的订单' }));
  await waitFor(() => expect(currentPath()).toBe('/orderCenter?whose=all'));
  expect(await whose()).toHaveValue('all');
});

test('who may not order begins with everybody’s', async () => {
  const { bodiesOf } = open(['finance']);
  await order();
  expect(await whose()).toHaveValue('all');
  expect(bodiesOf('order/page')).toEqual([{ ...first, whose: 'all' }]);
});

test.each([
  ['an applicant', ['applicant'] as Role[]],
  ['a client with one member', undefined],
])('%s has no choice, and asks for nothing new, whatever the address says', async (_, roles) => {
  const { bodiesOf } = open(roles, '?whose=all&department=骨科');
  await order();
  expect(screen.queryByRole('combobox', { name: '采购人' })).not.toBeInTheDocument();
  expect(bodiesOf('order/page')).toEqual([first]);
  expect(bodiesOf('order/count')).toEqual([{}]);
  expect(bodiesOf('order/colleagues')).toEqual([]);
});

test('the choice stays when the names cannot be read', async () => {
  open(['purchaser'], '?whose=7', { 'order/colleagues': () => Promise.reject(new Error('broken')) });
  await order();
  expect(within(await whose()).getByRole('option', { selected: true })).toHaveTextContent('所选同事');
});
