import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '../http';
import { EmptyState } from './empty-state';
import { Extensions, ExtensionsProvider } from './extensions';
import { FailedState } from './failed-state';
import { PageBreadcrumb } from './page-breadcrumb';
import { ProductPicture } from './product-picture';
import { RemoteSlot, type SlotLoaderProps, SlotLoaderProvider } from './remote-slot';
import { usePageTitle } from './use-page-title';

test('an empty list says so and offers the next step', () => {
  render(<EmptyState text="暂无订单内容...." action={<a href="/home">去逛逛</a>} />);
  expect(screen.getByText('暂无订单内容....')).toBeVisible();
  expect(screen.getByRole('link', { name: '去逛逛' })).toBeVisible();
});

test('a failed list says what happened and can be retried', async () => {
  const onRetry = jest.fn();
  render(
    <FailedState
      error={new ApiError({ kind: 'timeout', message: '请求超时，请检查网络' })}
      onRetry={onRetry}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('请求超时，请检查网络');
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a bug’s own message is not shown to a buyer', () => {
  render(<FailedState error={new TypeError('x is undefined')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('内容加载失败，请稍后重试');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the breadcrumb starts at the home page and ends at this one', () => {
  render(
    <MemoryRouter>
      <PageBreadcrumb items={[{ name: '购物车', to: '/shoppingCar' }, { name: '拆分配送' }]} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/home',
    '/shoppingCar',
  ]);
  expect(screen.getByText('拆分配送')).toHaveAttribute('aria-current', 'page');
});

test('a picture that fails to load keeps its frame and its name', () => {
  render(<ProductPicture src="/p/a-640.webp" alt="医用防护口罩" sizes="76px" />);
  fireEvent.error(screen.getByRole('img', { name: '医用防护口罩' }));
  expect(screen.getByRole('img', { name: '医用防护口罩' }).tagName).toBe('SPAN');
});

test('a slot is filled by the page’s loader', () => {
  render(
    <SlotLoaderProvider value={({ name }) => <p>loaded {name}</p>}>
      <RemoteSlot name="orders/latest-order" props={{}} loading={null} />
    </SlotLoaderProvider>,
  );
  expect(screen.getByText('loaded orders/latest-order')).toBeVisible();
});

function AllButAddressBook({ name, failed }: SlotLoaderProps) {
  return name === 'cart/address-book' ? failed(undefined) : <p>loaded {name}</p>;
}

test('an extension slot shows the views of its route in the order of the channel, one that fails beside the others', () => {
  render(
    <SlotLoaderProvider value={AllButAddressBook}>
      <ExtensionsProvider
        value={{
          '/mine': ['orders/order-list', 'cart/address-book', 'orders/latest-order'],
          '/home': ['shell/contact'],
        }}
      >
        <main>
          <Extensions path="/mine" loading={null} />
        </main>
      </ExtensionsProvider>
    </SlotLoaderProvider>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(
    /^loaded orders\/order-list.*内容加载失败.*loaded orders\/latest-order$/,
  );
});

test('without a shell an extension slot is empty', () => {
  render(<Extensions path="/mine" loading={null} />);
  expect(document.body).toHaveTextContent(/^$/);
});

test('without a loader a slot shows its app’s fallback', () => {
  render(
    <RemoteSlot name="orders/latest-order" props={{}} loading={null} failed={() => <p>暂时看不到</p>} />,
  );
  expect(screen.getByText('暂时看不到')).toBeVisible();
});

function Titled() {
  usePageTitle('购物车');
  return null;
}

test('the tab names the page and the shop', () => {
  render(<Titled />);
  expect(document.title).toBe('购物车');
  document.head.insertAdjacentHTML('beforeend', '<meta name="application-name" content="安澜医疗商城">');
  render(<Titled />);
  expect(document.title).toBe('购物车 - 安澜医疗商城');
});
