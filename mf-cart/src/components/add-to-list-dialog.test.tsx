import { screen, waitFor } from '@testing-library/react';
import { getSession } from 'shared-kernel/session';
import { type FakeAnswers, fakeApi, refuse, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import { aListHead } from '../testing/a-purchase-list';
import AddToListDialog from './add-to-list-dialog';

beforeAll(preloadFeedback);
beforeEach(() => sessionStorage.clear());

const goods = [
  { skuId: 'gel', count: 3, note: '急' },
  { skuId: 'mask', count: 2 },
];

function open(answers: FakeAnswers = {}) {
  const onClose = jest.fn();
  const api = fakeApi({
    'purchaseList/all': () => [
      aListHead(),
      aListHead({ id: 'list-2', name: '检验科', shared: true, lineCount: 12 }),
    ],
    'purchaseList/line/add': () => ({ added: 1, kept: 1 }),
    'purchaseList/create': () => ({ id: 'list-3', added: 2, kept: 0 }),
    ...answers,
  });
  return { onClose, ...api, ...renderScreen(<AddToListDialog goods={goods} onClose={onClose} />) };
}

const add = () => screen.getByRole('button', { name: '加入' });

test('goods go into the chosen list; what is there already is told, and the list is one click away', async () => {
  const { user, bodiesOf, onClose, currentPath } = open();
  await user.click(await screen.findByRole('radio', { name: /检验科 客户共享/ }));
  await user.click(add());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodiesOf('purchaseList/line/add')).toEqual([{ id: 'list-2', lines: goods }]);
  expect(await screen.findByText('1 种商品已加入清单“检验科”，另有 1 种已在其中，数量未改')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '查看清单' }));
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar/list?id=list-2'));
});

test('a new list needs a name', async () => {
  const { user, bodiesOf } = open();
  await user.click(await screen.findByRole('radio', { name: '新建清单' }));
  await user.click(add());
  expect(await screen.findByText('请填写清单名称')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '清单名称' })).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: '清单名称' }), ' <b>急诊</b> ');
  await user.click(screen.getByRole('checkbox', { name: /客户共享/ }));
  await user.click(add());
  await waitFor(() =>
    expect(bodiesOf('purchaseList/create')).toEqual([{ name: '<b>急诊</b>', shared: true, lines: goods }]),
  );
  expect(await screen.findByText('2 种商品已加入清单“<b>急诊</b>”')).toBeVisible();
});

test('the name of a new list outlives the end of the session, with the choice', async () => {
  const first = open({ 'purchaseList/create': () => refuse('40001', '登录已过期') });
  await first.user.click(await screen.findByRole('radio', { name: '新建清单' }));
  await first.user.type(screen.getByRole('textbox', { name: '清单名称' }), '急诊');
  await first.user.click(add());
  await waitFor(() => expect(getSession()).toBeNull());
  first.unmount();
  const { user, onClose } = open();
  expect(await screen.findByRole('textbox', { name: '清单名称' })).toHaveValue('急诊');
  await user.click(add());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sessionStorage.getItem('listSettings:client-1')).toBe('{"drafts":{}}');
});

test('without a list a new one is offered at once', async () => {
  open({ 'purchaseList/all': () => [] });
  expect(await screen.findByRole('textbox', { name: '清单名称' })).toBeVisible();
});

test('a refusal stands in the dialog, which stays', async () => {
  const message = '一个清单最多 1000 种商品，请分到其他清单';
  const { user, onClose } = open({ 'purchaseList/line/add': () => refuse('60003', message) });
  await screen.findByRole('radio', { name: /手术室/ });
  await user.click(add());
  expect(await screen.findByText(message)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('a refusal goes with the choice that it was about', async () => {
  const message = '一个清单最多 1000 种商品，请分到其他清单';
  const { user } = open({
    'purchaseList/line/add': () => refuse('60003', message),
    'purchaseList/create': () => refuse('60003', '清单名称已存在'),
  });
  await screen.findByRole('radio', { name: /手术室/ });
  await user.click(add());
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /检验科/ }));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '新建清单' }));
  await user.type(screen.getByRole('textbox', { name: '清单名称' }), '手术室');
  await user.click(add());
  expect(await screen.findByText('清单名称已存在')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '清单名称' }), '二');
  expect(screen.queryByText('清单名称已存在')).not.toBeInTheDocument();
});

test('a list that was deleted meanwhile is told and chosen no longer, so that another one can be', async () => {
  let all = [aListHead({ id: 'list-2', name: '检验科' }), aListHead()];
  const { user, bodiesOf } = open({
    'purchaseList/all': () => all,
    'purchaseList/line/add': ({ id }) =>
      all.some((one) => one.id === id) ? { added: 2, kept: 0 } : refuse('60004', '清单不存在或已删除'),
  });
  await screen.findByRole('radio', { name: /检验科/ });
  all = [aListHead()];
  await user.click(add());
  expect(await screen.findByText('清单不存在或已删除')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('radio', { name: /检验科/ })).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: /手术室/ })).toBeChecked();
  await user.click(add());
  await waitFor(() =>
    expect(bodiesOf('purchaseList/line/add').at(-1)).toEqual({ id: 'list-1', lines: goods }),
  );
});

test('a refusal for the only list stands at the new one that is offered then', async () => {
  let all = [aListHead()];
  const { user } = open({
    'purchaseList/all': () => all,
    'purchaseList/line/add': () => refuse('60004', '清单不存在或已删除'),
  });
  await screen.findByRole('radio', { name: /手术室/ });
  all = [];
  await user.click(add());
  expect(await screen.findByRole('textbox', { name: '清单名称' })).toBeVisible();
  expect(screen.getByText('清单不存在或已删除')).toBeVisible();
});
