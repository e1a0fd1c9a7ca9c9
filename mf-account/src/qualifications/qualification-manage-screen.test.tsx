import { screen, within } from '@testing-library/react';
import {
  aQualification,
  breakNetwork,
  type FakeAnswers,
  fakeApi,
  refuse,
  renderScreen,
} from 'shared-kernel/testing';
import App from '../app';
import { todayInChina } from '../model/qualification-notice';

Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });

const inDays = (days: number) => todayInChina(new Date(Date.now() + days * 86_400_000));

const qualifications = [
  aQualification({ qualificationName: '营业执照', qualificationType: 'a', expireDate: inDays(900) }),
  aQualification({
    qualificationName: '经营许可证',
    qualificationType: 'b',
    expireDate: inDays(5),
    auditStatus: 3,
    auditStatusDesc: '即将到期，待更新',
  }),
  aQualification({
    qualificationName: '授权书',
    qualificationType: 'c',
    expireDate: inDays(45),
    fileId: null,
    auditStatus: 2,
    auditStatusDesc: '审核中',
  }),
  aQualification({
    qualificationName: '备案凭证',
    qualificationType: 'd',
    expireDate: null,
    fileId: null,
    auditStatus: 4,
    auditStatusDesc: '未通过：印章不清晰',
  }),
];

function open(answers: FakeAnswers = {}) {
  const sent: unknown[] = [];
  fakeApi({
    'message/unread': () => ({ unread: 0 }),
    'client/getClientAllCertList': () => qualifications,
    'file/uploadCert': (body) => {
      sent.push(Object.fromEntries(body as unknown as FormData));
      return { fileId: 'new' };
    },
    ...answers,
  });
  return { ...renderScreen(<App />, { mount: '/mine', path: '/mine/qualificationManage' }), sent };
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const picture = new File(['x'], '许可证.png', { type: 'image/png' });

test('each certificate shows its validity and status; expiring ones have a notice, soonest first', async () => {
  open();
  expect((await row('营业执照')).getByText('已通过')).toBeVisible();
  expect((await row('授权书')).getByText('审核中')).toBeVisible();
  expect((await row('备案凭证')).getByText('未通过：印章不清晰')).toBeVisible();
  const notices = within(screen.getByRole('list', { name: '到期提醒' })).getAllByRole('listitem');
  expect(notices.map((notice) => notice.textContent)).toEqual([
    '经营许可证 5 天后到期，请及时更新，以免影响下单。',
    '授权书 45 天后到期，请及时更新，以免影响下单。',
  ]);
});

test('only certificates neither passed nor in audit can be uploaded', async () => {
  open();
  await row('营业执照');
  expect(
    screen.getAllByRole('button', { name: /^上传/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['上传 经营许可证', '上传 备案凭证']);
});

test('a certificate is uploaded with its type, and the list is refetched', async () => {
  let asked = 0;
  const { user, sent } = open({
    'client/getClientAllCertList': () => {
      asked += 1;
      return qualifications;
    },
  });
  await user.click((await row('经营许可证')).getByRole('button', { name: '上传 经营许可证' }));
  const dialog = within(await screen.findByRole('dialog', { name: '上传证照' }));
  expect(dialog.getByLabelText('证书类型')).toHaveValue('b');
  await user.upload(dialog.getByLabelText('证照文件'), picture);
  await user.click(dialog.getByRole('button', { name: '确认上传' }));
  expect(await screen.findByText('上传成功')).toBeVisible();
  expect(sent).toMatchObject([{ qualificationType: 'b', files: expect.any(File) }]);
  expect(asked).toBe(2);
});

test('without a type nothing is uploaded', async () => {
  const { user, sent } = open();
  await user.click((await row('备案凭证')).getByRole('button', { name: '上传 备案凭证' }));
  const dialog = within(await screen.findByRole('dialog', { name: '上传证照' }));
  await user.selectOptions(dialog.getByLabelText('证书类型'), '');
  await user.upload(dialog.getByLabelText('证照文件'), picture);
  await user.click(dialog.getByRole('button', { name: '确认上传' }));
  expect(await screen.findByText('证书类型不能为空')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the server’s refusal is shown in the dialog', async () => {
  const { user } = open({ 'file/uploadCert': () => refuse('60001', '文件内容不是图片或 PDF') });
  await user.click((await row('备案凭证')).getByRole('button', { name: '上传 备案凭证' }));
  const dialog = within(await screen.findByRole('dialog', { name: '上传证照' }));
  await user.upload(dialog.getByLabelText('证照文件'), picture);
  await user.click(dialog.getByRole('button', { name: '确认上传' }));
  expect(await dialog.findByText('文件内容不是图片或 PDF')).toBeVisible();
});

test('no certificates, and a failure that can be retried', async () => {
  let broken = true;
  const { user } = open({ 'client/getClientAllCertList': () => (broken ? breakNetwork() : []) });
  const retry = await screen.findByRole('button', { name: '重新加载' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('暂无需要提供的资质证照')).toBeVisible();
});
