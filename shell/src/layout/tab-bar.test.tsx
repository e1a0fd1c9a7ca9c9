import { fireEvent, screen, within } from '@testing-library/react';
import { aSession } from 'shared-kernel/testing';
import { renderShell } from '../testing/render-shell';

const onPhone = () => {
  const wide = globalThis.matchMedia;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => ({ ...wide(query), matches: query === '(width < 992px)' }));
};

afterEach(() => jest.restoreAllMocks());

test('a phone has the five places at the bottom, with what is in the cart', async () => {
  onPhone();
  renderShell('/home', { session: aSession(), answers: { 'memberCart/amount': () => ({ amount: 3 }) } });
  const tabs = within(await screen.findByRole('navigation', { name: '底部导航' }));
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/home',
    '/home/all_product',
    '/shoppingCar',
    '/orderCenter',
    '/mine',
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('首页');
  expect(await tabs.findByRole('link', { name: /购物车.*共 3 项/ })).toBeInTheDocument();
});

test('it has the customer service, and the place where one is leads back to its top', async () => {
  onPhone();
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const { user } = renderShell('/home', {
    session: aSession(),
    answers: { 'client/customerqrcode': () => ({ url: '/service.png' }) },
  });
  const tabs = within(await screen.findByRole('navigation', { name: '底部导航' }));
  await user.click(tabs.getByRole('button', { name: '客服' }));
  expect(await tabs.findByRole('img', { name: '在线客服二维码' })).toHaveAttribute('src', '/service.png');
  expect(tabs.queryByRole('link', { name: '回顶部' })).not.toBeInTheDocument();
  Object.assign(window, { scrollY: 501 });
  fireEvent.scroll(window);
  await user.click(tabs.getByRole('link', { name: '回顶部' }));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  Object.assign(window, { scrollY: 0 });
});

test('a wide window does without', async () => {
  renderShell('/home', { session: aSession() });
  expect(await screen.findByRole('navigation', { name: '主导航' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '底部导航' })).not.toBeInTheDocument();
});
