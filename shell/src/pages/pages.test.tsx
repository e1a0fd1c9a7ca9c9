import { screen, within } from '@testing-library/react';
import { pathTo } from 'shared-kernel/domain';
import { aSession, breakNetwork, fakeApi } from 'shared-kernel/testing';
import type { CertificateKind } from '../contract';
import { renderShell } from '../testing/render-shell';

const labels: Readonly<Record<CertificateKind, string>> = {
  jingyingzizhi: '营业执照',
  zigezhengshu: '互联网药品信息服务资格证书',
  xukezheng: '医疗器械经营许可证',
  beianpingzheng: '第二类医疗器械经营备案凭证',
  shipinanquan: '食品经营许可证',
  ylqxsc: '医疗器械生产许可证',
};

test.each(Object.entries(labels))('a visitor sees the certificate %s', async (kind, label) => {
  renderShell(pathTo('/certificate', { certificate: kind as CertificateKind }));
  expect(await screen.findByRole('heading', { level: 1, name: label })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: '资质证照' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(label);
  expect(screen.getByRole('article')).not.toHaveTextContent(/\{\w+\}/);
  expect(document.title).toBe(label);
});

test('a visitor saves all certificates as one file', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = renderShell('/certificate', {
    answers: { 'file/licences': () => new File(['x'], '安澜资质证照.pdf') },
  });
  await user.click(await screen.findByRole('button', { name: '下载全部证照' }));
  expect(await screen.findByText('下载成功!')).toBeVisible();
  expect(saved).toEqual(['安澜资质证照.pdf']);
  jest.restoreAllMocks();
});

test.each(['/certificate', '/certificate?certificate=unknown'])('%s shows the first one', async (path) => {
  renderShell(path);
  expect(await screen.findByRole('heading', { level: 1, name: '营业执照' })).toBeVisible();
});

test.each([
  [pathTo('/clause'), '使用条款', '一、账号与登录'],
  [pathTo('/privacy'), '隐私声明', '一、我们收集哪些信息'],
])('a buyer reads %s, filled with the company', async (path, title, section) => {
  renderShell(path, { session: aSession() });
  const text = within(await screen.findByRole('article'));
  expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(text.getByRole('heading', { name: section })).toBeVisible();
  expect(text.queryByText(/\{\w+\}/)).not.toBeInTheDocument();
});

test('a buyer finds address, postcode and phone', async () => {
  renderShell(pathTo('/contactus'), { session: aSession() });
  const page = within(await screen.findByRole('article'));
  expect(page.getByText('浙江省临江市滨河路 88 号（示例地址）')).toBeVisible();
  expect(page.getByText('000000')).toBeVisible();
  expect(page.getByRole('link', { name: '400-000-0000（示例）' })).toHaveAttribute(
    'href',
    'tel:400-000-0000',
  );
  expect(page.getByRole('img', { name: /示意地图/ })).toBeVisible();
  expect(await page.findByRole('img', { name: '在线客服二维码' })).toBeVisible();
});

test('a QR code that does not come is asked for again', async () => {
  const { user } = renderShell(pathTo('/contactus'), {
    session: aSession(),
    answers: { 'client/customerqrcode': breakNetwork },
  });
  const retry = await screen.findByRole('button', { name: '二维码加载失败，点击重试' });
  fakeApi({ 'client/customerqrcode': () => ({ url: '/media/service.webp' }) });
  await user.click(retry);
  expect(await screen.findByRole('img', { name: '在线客服二维码' })).toBeVisible();
});

test.each([
  [pathTo('/waiting'), '敬请期待'],
  [pathTo('/404'), '页面不存在'],
])('%s leads back home', async (path, title) => {
  renderShell(path, { session: aSession() });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
});
