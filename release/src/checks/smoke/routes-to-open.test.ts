import { promoteAll } from '../../composition/promote';
import { aStore, type TestStore } from '../../testing/a-store';
import { concernedRoutes, openRoutes } from './routes-to-open';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
  for (const app of ['shell', 'mf-cart', 'mf-orders']) await t.release(app);
});
afterEach(() => t.remove());

const composed = async () => (await promoteAll(t.change())).revision.apps;
const paths = (routes: readonly { path: string }[]) => routes.map(({ path }) => path);

test('a further buyer opens the routes of a candidate, and with a new shell one of each remote', async () => {
  const apps = await composed();
  expect(paths(concernedRoutes(apps, new Set(['mf-orders'])))).toEqual(['/orderCenter']);
  expect(paths(concernedRoutes(apps, new Set(['shell'])))).toEqual(['/orderCenter', '/shoppingCar', '/']);
});

test('a route on which a slot of the candidate stands is opened, too', async () => {
  const apps = await composed();
  const cart = apps['mf-cart'];
  if (cart === undefined) throw new Error('no cart');
  cart.routes['/shoppingCar'] = {
    files: [],
    consumes: [],
    title: '购物车',
    access: 'buyer',
    extensions: [],
    slots: ['orders/order-list'],
  };
  expect(paths(concernedRoutes(apps, new Set(['mf-orders'])))).toContain('/shoppingCar');
  expect(paths(openRoutes(apps))).not.toContain('/shoppingCar');
});
