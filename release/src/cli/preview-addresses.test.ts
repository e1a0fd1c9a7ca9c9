import { aStore, type TestStore } from '../testing/a-store';
import { previewAddresses } from './preview-addresses';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
});
afterEach(() => t.remove());

const address = 'https://next.mall.example.com';
const versions = ['mf-cart@1.1.0+e2b8f6c6', 'mf-orders@1.0.0+0466855f'];

test('versions are looked at where a channel allows it and says its address', async () => {
  await t.configure({ channels: { next: { inspect: true, address }, stable: {} } });
  expect(await previewAddresses(t.store, versions)).toEqual([
    'https://next.mall.example.com/?with=mf-cart@1.1.0+e2b8f6c6,mf-orders@1.0.0+0466855f',
  ]);
});

test.each([
  ['without an address', { inspect: true }],
  ['that allows no looking', { inspect: false, address }],
])('a channel %s has none', async (_case, next) => {
  await t.configure({ channels: { next } });
  expect(await previewAddresses(t.store, versions)).toEqual([]);
});
