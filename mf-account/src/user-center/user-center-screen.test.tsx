import { screen, within } from '@testing-library/react';
import { aMessage, aSession, aVipInfo, breakNetwork, fakeApi, renderScreen } from 'shared-kernel/testing';
import App from '../app';

const todo = {
  contractsToUpload: 2,
  giftPacksToConfigure: 1,
  ordersToReceive: 0,
  qualificationsToRenew: 0,
  giftPacks: [],
};
const answers = {
  'clientvip/info': () => aVipInfo(),
  'client/todo': () => todo,
  'message/unread': () => ({ unread: 3 }),
  'client/getClientAllCertList': () => [],
};
const open = (query = '') =>
  renderScreen(<App />, {
    mount: '/mine',
    path: `/mine${query}`,
    slotLoader: ({ name, failed }) =>
      name === 'orders/order-list' ? <p>订单列表</p> : failed(() => undefined),
  });

test('the news centre opens first, with the buyer and their todos', async () => {
  fakeApi(answers);
  open();
  expect(await screen.findByRole('heading', { name: '消息中心', level: 1 })).toBeVisible();
  expect(screen.getByText('临江市第一人民医院')).toBeVisible();
  expect(await screen.findByRole('link', { name: /2 项\s*待上传合同/ })).toHaveAttribute(
    'href',
    '/orderCenter?webStatus=5',
  );
  expect(screen.getByRole('link', { name: /1 项\s*礼包待配置/ })).toHaveAttribute(
    'href',
    '/orderCenter?packsWaiting=true',
  );
  const menu = screen.getByRole('navigation', { name: '用户中心' });
  expect(within(menu).getByRole('link', { name: '消息中心' })).toHaveAttribute('aria-current', 'page');
  expect(await within(menu).findByText('3')).toBeVisible();
});

test('a client that never uploads a contract has no such todo', async () => {
  fakeApi(answers);
  renderScreen(<App />, {
    mount: '/mine',
    path: '/mine',
    session: aSession({ clientType: 4 }),
    slotLoader: ({ failed }) => failed(() => undefined),
  });
  expect(await screen.findByRole('link', { name: /1 项\s*礼包待配置/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /待上传合同/ })).not.toBeInTheDocument();
});

test('without the latest order, the rest of the news centre still works', async () => {
  fakeApi(answers);
  open();
  const latest = await screen.findByRole('region', { name: '最新订单' });
  expect(within(latest).getByRole('button', { name: '重新加载' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /1 项\s*礼包待配置/ })).toBeVisible();
});

test('todos can be retried after a failure', async () => {
  let broken = true;
  fakeApi({ ...answers, 'client/todo': () => (broken ? breakNetwork() : todo) });
  const { user } = open();
  const waiting = await screen.findByRole('region', { name: '待办事项' });
  const retry = await within(waiting).findByRole('button', { name: '重新加载' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /2 项\s*待上传合同/ })).toBeVisible();
});

test('my orders are the list of the order centre', async () => {
  fakeApi(answers);
  open('?currentMenu=my_order');
  expect(await screen.findByText('订单列表')).toBeVisible();
});

test('my member shows level, progress and what each model counts for', async () => {
  fakeApi({
    ...answers,
    'clientvip/product/unitqty/table': () => [{ productModel: 'AL-PAA 2000', unitQty: 12 }],
    'client/userqrcode': () => ({ url: '/media/brand/qr.webp' }),
  });
  open('?currentMenu=my_member');
  expect(await screen.findByText('金牌会员')).toBeVisible();
  expect(screen.getByText('再累计 1,720 单位即可升级')).toBeVisible();
  expect(await screen.findByText('AL-PAA 2000')).toBeVisible();
  expect(await screen.findByRole('img', { name: '客服二维码' })).toBeVisible();
});

test('my rights are a table of the benefits by level, with the own level marked', async () => {
  fakeApi({
    ...answers,
    'clientvip/rights': () => ({
      url: '/media/brand/rights-3.webp',
      table: {
        level: 3,
        levels: [
          { level: 1, name: '普通会员' },
          { level: 3, name: '金牌会员' },
        ],
        rights: [
          { name: '专属客服', note: '工作日一对一答复', fromLevel: 1 },
          { name: '院内培训', note: null, fromLevel: 3 },
        ],
      },
    }),
  });
  open('?currentMenu=my_rights');
  const table = await screen.findByRole('table', { name: '各会员等级的权益' });
  expect(within(table).getByRole('columnheader', { name: /金牌会员\s*您的等级/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /院内培训\s*不享有\s*享有/ })).toBeVisible();
  expect(within(table).getByRole('rowheader', { name: /专属客服\s*工作日一对一答复/ })).toBeVisible();
  expect(screen.queryByRole('img', { name: '各会员等级的权益' })).not.toBeInTheDocument();
});

test('a shop without a table of benefits shows its picture', async () => {
  fakeApi({ ...answers, 'clientvip/rights': () => ({ url: '/media/brand/rights-3.webp' }) });
  open('?currentMenu=my_rights');
  expect(await screen.findByRole('img', { name: '各会员等级的权益' })).toBeVisible();
});

test('an opened message is marked as read, and the count decreases', async () => {
  const read: unknown[] = [];
  fakeApi({
    ...answers,
    'message/page': () => ({ list: [aMessage({ orderId: null })], total: 1 }),
    'message/read': (body) => {
      read.push(body);
      return { unread: 2 };
    },
    'message/unread': () => ({ unread: 3 - read.length }),
  });
  const { user } = open('?currentMenu=my_message');
  await user.click(await screen.findByRole('button', { name: /订单已发货/ }));
  expect(read).toEqual([{ ids: ['message-1'] }]);
  expect(await screen.findByRole('heading', { name: '2 条未读' })).toBeVisible();
});

test('without messages the list says so', async () => {
  fakeApi({ ...answers, 'message/page': () => ({ list: [], total: 0 }) });
  open('?currentMenu=my_message');
  expect(await screen.findByText('暂无消息')).toBeVisible();
});

test.each([
  [undefined, ['询价']],
  [['applicant'], ['采购申请']],
  [['approver'], ['询价', '采购申请', '待我审批']],
  [['finance'], ['询价', '采购申请', '预算']],
  [['administrator'], ['询价', '采购申请', '待我审批', '审批规则', '预算']],
] as const)('the menu of %s leads to what they may do: %s', async (roles, expected) => {
  fakeApi(answers);
  renderScreen(<App />, {
    mount: '/mine',
    path: '/mine',
    session: aSession(roles ? { roles: [...roles] } : {}),
    slotLoader: ({ failed }) => failed(() => undefined),
  });
  const menu = within(await screen.findByRole('navigation', { name: '用户中心' }));
  const ways = ['询价', '采购申请', '待我审批', '审批规则', '预算'].filter((name) =>
    menu.queryByRole('link', { name }),
  );
  expect(ways).toEqual(expected);
});
