import { screen, waitFor, within } from '@testing-library/react';
import { aCategory, aSession } from 'shared-kernel/testing';
import { address, renderShell } from '../testing/render-shell';

beforeAll(() => {
  // jsdom has dialogs that neither open nor close by themselves.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const answers = {
  'product/catagories': () => [
    {
      ...aCategory(),
      id: '1',
      name: '环境物表消毒',
      active: true,
      children: [{ id: '11', name: '湿巾', type: 1 as const, active: true }],
    },
  ],
};

async function openDrawer(session?: ReturnType<typeof aSession>) {
  const shop = renderShell('/home', { answers, ...(session && { session }) });
  await shop.user.click(await screen.findByRole('button', { name: '菜单' }));
  return { ...shop, drawer: within(await screen.findByRole('dialog', { name: '菜单' })) };
}

test('a category is chosen in the drawer, which then closes', async () => {
  const { user, drawer } = await openDrawer();
  await user.click(await drawer.findByText('环境物表消毒'));
  await user.click(drawer.getByRole('link', { name: '湿巾' }));
  expect(address()).toBe(`/home/all_product?parentId=1&categoryId=11&title=${encodeURIComponent('湿巾')}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a buyer finds order centre, messages and the ways to order again there', async () => {
  const { drawer } = await openDrawer(aSession());
  expect(drawer.getByRole('link', { name: '快速下单' })).toHaveAttribute('href', '/shoppingCar/quickOrder');
  expect(drawer.getByRole('link', { name: '常购' })).toHaveAttribute('href', '/home/all_product?list=bought');
  expect(drawer.getByRole('link', { name: '订单中心' })).toHaveAttribute('href', '/orderCenter');
  expect(drawer.getByRole('link', { name: '消息' })).toHaveAttribute('href', '/mine?currentMenu=my_message');
});

test('a visitor has neither, and closes the drawer with its button', async () => {
  const { user, drawer } = await openDrawer();
  expect(drawer.queryByRole('link', { name: '订单中心' })).not.toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: '关闭菜单' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
