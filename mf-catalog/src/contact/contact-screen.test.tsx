import { screen } from '@testing-library/react';
import { company } from 'shared-kernel/domain';
import { breakNetwork, fakeApi, renderScreen } from 'shared-kernel/testing';
import App from '../app';

const open = () => renderScreen(<App />, { path: '/home/contact_us', mount: '/home', session: null });

test('says how to reach the company, a visitor too', async () => {
  fakeApi({ 'client/customerqrcode': () => ({ url: '/media/service.webp' }) });
  open();
  expect(await screen.findByRole('link', { name: company.servicePhone })).toHaveAttribute(
    'href',
    'tel:400-000-0000',
  );
  for (const text of [company.name, company.address, company.postcode])
    expect(screen.getByText(text)).toBeVisible();
  expect(await screen.findByRole('img', { name: '在线客服二维码' })).toHaveAttribute(
    'src',
    '/media/service.webp',
  );
});

test('a QR code that does not come is asked for again', async () => {
  fakeApi({ 'client/customerqrcode': breakNetwork });
  const { user } = open();
  const retry = await screen.findByRole('button', { name: '二维码加载失败，点击重试' });
  fakeApi({ 'client/customerqrcode': () => ({ url: '/media/service.webp' }) });
  await user.click(retry);
  expect(await screen.findByRole('img', { name: '在线客服二维码' })).toBeVisible();
});
