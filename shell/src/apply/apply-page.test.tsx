import { screen, waitFor, within } from '@testing-library/react';
import type { AccountApplication } from 'shared-kernel/contracts';
import { aSession, type FakeAnswers, refuse } from 'shared-kernel/testing';
import { address, renderShell } from '../testing/render-shell';

const waiting: AccountApplication = {
  id: '1',
  company: '临江市第三人民医院',
  contactName: '王敏',
  state: 'waiting',
  reason: null,
  createTime: '2026-11-20 10:00:00',
  decideTime: null,
};
const begun = { ticket: 'ticket-1', hasAccount: false, application: null, licences: [] };

function open(more: FakeAnswers = {}) {
  return renderShell('/apply', {
    answers: {
      'application/verifycode': () => null,
      'application/begin': () => begun,
      'application/licence': () => ({ fileName: '营业执照.pdf' }),
      'application/submit': () => waiting,
      ...more,
    },
  });
}

async function verify(more: FakeAnswers = {}) {
  const shop = open(more);
  await shop.user.type(await screen.findByLabelText('手机号码'), '138 0000 0001');
  await shop.user.click(screen.getByRole('button', { name: '获取验证码' }));
  await shop.user.type(screen.getByLabelText('短信验证码'), '123456');
  await shop.user.click(screen.getByRole('button', { name: '下一步' }));
  return shop;
}

async function fillIn({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('单位名称'), '临江市第三人民医院');
  await user.type(screen.getByLabelText('统一社会信用代码'), '91350100m000100y43');
  await user.type(screen.getByLabelText('单位地址'), '临江市东街 1 号');
  await user.type(screen.getByLabelText('联系人'), '王敏');
}

const licence = new File(['%PDF-1.7'], '营业执照.pdf', { type: 'application/pdf' });

test('a visitor verifies the phone, fills in, uploads a licence and sees that it waits', async () => {
  const shop = await verify();
  await fillIn(shop);
  await shop.user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('请上传营业执照或事业单位法人证书')).toBeVisible();
  await shop.user.upload(screen.getByLabelText('营业执照或事业单位法人证书'), licence);
  expect(await screen.findByText('已上传')).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('heading', { name: '申请进度 审核中' })).toBeVisible();
  expect(shop.bodiesOf('application/begin')).toEqual([{ mobilePhone: '13800000001', verifyCode: '123456' }]);
  expect(shop.bodiesOf('application/submit')).toEqual([
    {
      company: '临江市第三人民医院',
      creditCode: '91350100m000100y43',
      address: '临江市东街 1 号',
      contactName: '王敏',
      remark: '',
      ticket: 'ticket-1',
    },
  ]);
});

test('the steps say how far the application is, and whom to ask', async () => {
  const shop = await verify();
  const guide = within(screen.getByRole('complementary', { name: '开户步骤' }));
  expect(await screen.findByLabelText('单位名称')).toBeVisible();
  expect(guide.getByRole('listitem', { current: 'step' })).toHaveTextContent('填写单位信息、上传证照');
  expect(guide.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  await fillIn(shop);
  await shop.user.upload(screen.getByLabelText('营业执照或事业单位法人证书'), licence);
  await screen.findByText('已上传');
  await shop.user.click(screen.getByRole('button', { name: '提交申请' }));
  await screen.findByRole('heading', { name: '申请进度 审核中' });
  expect(guide.getByRole('listitem', { current: 'step' })).toHaveTextContent('等待审核');
});

test('what is missing is told under its field', async () => {
  const shop = await verify();
  await shop.user.click(await screen.findByRole('button', { name: '提交申请' }));
  expect(screen.getByLabelText('单位名称')).toHaveAccessibleDescription('请填写单位名称');
  expect(screen.getByLabelText('单位名称')).toHaveFocus();
  expect(screen.getByLabelText('统一社会信用代码')).toHaveAccessibleDescription('请输入18位统一社会信用代码');
});

test('who was refused reads why, and can ask again', async () => {
  const refused = { ...waiting, state: 'refused' as const, reason: '营业执照不清晰' };
  const shop = await verify({ 'application/begin': () => ({ ...begun, application: refused }) });
  expect(await screen.findByText('营业执照不清晰')).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: '重新申请' }));
  expect(await screen.findByLabelText('单位名称')).toBeVisible();
});

test('who has an account is led to the login', async () => {
  await verify({ 'application/begin': () => ({ ...begun, hasAccount: true }) });
  expect(await screen.findByText('该手机号已有账号，请直接登录。')).toBeVisible();
  expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
});

test('what the server refused keeps nobody from going on with a code that came before', async () => {
  const shop = open({ 'application/verifycode': () => refuse('60005', '操作过于频繁，请 60 秒后再试') });
  await shop.user.type(await screen.findByLabelText('手机号码'), '13800000001');
  await shop.user.click(screen.getByRole('button', { name: '获取验证码' }));
  const code = screen.getByLabelText('短信验证码');
  await waitFor(() => expect(code).toHaveAccessibleDescription('操作过于频繁，请 60 秒后再试'));
  expect(code).toBeValid();
  await shop.user.type(code, '123456');
  await shop.user.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByLabelText('单位名称')).toBeVisible();
});

test('a wrong code and an ended verification are told, and can be mended', async () => {
  let right = false;
  const shop = await verify({
    'application/begin': () => (right ? begun : refuse('60006', '手机号或验证码有误')),
    'application/submit': () => refuse('60003', '手机验证已过期，请重新验证'),
  });
  expect(await screen.findByText('手机号或验证码有误')).toBeVisible();
  right = true;
  await shop.user.click(screen.getByRole('button', { name: '下一步' }));
  await fillIn(shop);
  await shop.user.upload(screen.getByLabelText('营业执照或事业单位法人证书'), licence);
  await screen.findByText('已上传');
  await shop.user.click(screen.getByRole('button', { name: '提交申请' }));
  await shop.user.click(await screen.findByRole('button', { name: '重新验证手机号' }));
  expect(await screen.findByLabelText('短信验证码')).toBeVisible();
});

test('the login leads here, and a buyer has no use for it', async () => {
  const { user } = renderShell('/login');
  await user.click(await screen.findByRole('link', { name: '申请开户' }));
  expect(await screen.findByRole('heading', { level: 1, name: '申请开户' })).toBeVisible();
});

test('a buyer who opens it is at home', async () => {
  renderShell('/apply', { session: aSession() });
  await screen.findByRole('main');
  expect(address()).toBe('/home');
});

test('what was typed and uploaded is there after the page is loaded anew', async () => {
  const shop = await verify();
  await fillIn(shop);
  await shop.user.upload(screen.getByLabelText('营业执照或事业单位法人证书'), licence);
  await screen.findByText('已上传');
  shop.unmount();
  const after = open();
  expect(await screen.findByLabelText('单位名称')).toHaveValue('临江市第三人民医院');
  expect(screen.getByText('已上传：营业执照.pdf')).toBeVisible();
  await after.user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('heading', { name: '申请进度 审核中' })).toBeVisible();
  expect(after.bodiesOf('application/submit')).toMatchObject([{ ticket: 'ticket-1' }]);
});

test('a verification that ends takes nothing of what was typed; another phone finds none of it', async () => {
  const ended = () => refuse('60003', '手机验证已过期，请重新验证');
  const shop = await verify({ 'application/licence': ended });
  await fillIn(shop);
  await shop.user.upload(screen.getByLabelText('营业执照或事业单位法人证书'), licence);
  expect(await screen.findByText('手机验证已过期，请重新验证')).toBeVisible();
  const again = async (phone?: string) => {
    if (phone) {
      await shop.user.clear(screen.getByLabelText('手机号码'));
      await shop.user.type(screen.getByLabelText('手机号码'), phone);
    }
    await shop.user.type(screen.getByLabelText('短信验证码'), '123456');
    await shop.user.click(screen.getByRole('button', { name: '下一步' }));
    return screen.findByLabelText('单位名称');
  };
  await shop.user.click(screen.getByRole('button', { name: '重新验证手机号' }));
  expect(screen.getByLabelText('手机号码')).toHaveValue('13800000001');
  expect(await again()).toHaveValue('临江市第三人民医院');
  await shop.user.click(screen.getByRole('button', { name: '换手机号' }));
  expect(screen.getByLabelText('手机号码')).toHaveValue('');
  expect(await again('13800000002')).toHaveValue('');
});

test('nothing is handed in while a licence is on its way', async () => {
  let arrive = (_: { fileName: string }) => {};
  const shop = await verify({
    'application/licence': () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  await fillIn(shop);
  await shop.user.upload(screen.getByLabelText('营业执照或事业单位法人证书'), licence);
  await shop.user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('证照正在上传，请稍候')).toBeVisible();
  expect(shop.bodiesOf('application/submit')).toEqual([]);
  arrive({ fileName: '营业执照.pdf' });
  expect(await screen.findByText('已上传')).toBeVisible();
  expect(screen.queryByText('证照正在上传，请稍候')).toBeNull();
});

test('a code that was copied with its gaps is taken whole', async () => {
  const { user } = await verify();
  await user.click(await screen.findByLabelText('统一社会信用代码'));
  await user.paste('9135 0100 M000 100Y 43');
  expect(screen.getByLabelText('统一社会信用代码')).toHaveValue('91350100M000100Y43');
});
