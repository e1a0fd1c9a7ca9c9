import { act, screen, waitFor } from '@testing-library/react';
import { aProduct, aSession, fakeApi, renderScreen } from 'shared-kernel/testing';
import App from '../app';
import { endoscopy, noFacetAnswer } from '../testing/fake-shop';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Clicks as a browser does: React renders urgent updates at once, and the new address later. */
async function clickInBrowser(...elements: HTMLElement[]): Promise<void> {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  for (const element of elements) {
    element.click();
    await Promise.resolve();
  }
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

const open = async (path: string) => {
  const api = fakeApi({
    'product/catagories': () => [endoscopy],
    ...noFacetAnswer,
    'product/page': () => ({ list: [aProduct({ name: '商品1' })], total: 37 }),
  });
  const mount = path.startsWith('/searchpage') ? '/searchpage' : '/home';
  const rendered = renderScreen(<App />, { path, mount, session: aSession({ productView: 'grid' }) });
  await screen.findByRole('link', { name: /商品1/ });
  return { api, ...rendered };
};

const stockFilter = () => screen.getByRole('checkbox', { name: '仅看有货' });
const asked = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

test.each(['/searchpage?name=%E6%B9%BF%E5%B7%BE', '/home/all_product?parentId=1'])(
  'a filter chosen right after another shows at once, and both apply: %s',
  async (path) => {
    const { currentPath } = await open(path);
    await clickInBrowser(screen.getByRole('link', { name: '价格从低到高' }), stockFilter());
    expect(stockFilter()).toBeChecked();
    await waitFor(() => expect(asked(currentPath())).toMatchObject({ sort: 'priceAsc', inStock: '1' }));
    await act(async () => {});
    expect(stockFilter()).toBeChecked();
    expect(screen.getByRole('link', { name: '价格从低到高', current: true })).toBeVisible();
  },
);

test('order and stock filter carry over to a category chosen right after them', async () => {
  const { currentPath } = await open('/home/all_product?parentId=1');
  const elements = [stockFilter(), screen.getByRole('link', { name: '多酶清洗剂' })];
  await clickInBrowser(...elements);
  await waitFor(() => expect(asked(currentPath())).toMatchObject({ inStock: '1', categoryId: '102' }));
});

test('a filter chosen right after a category keeps that category', async () => {
  const { currentPath } = await open('/home/all_product?parentId=1');
  await clickInBrowser(screen.getByRole('link', { name: '多酶清洗剂' }), stockFilter());
  await waitFor(() => expect(asked(currentPath())).toMatchObject({ inStock: '1', categoryId: '102' }));
});
