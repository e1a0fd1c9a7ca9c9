import { readdir } from 'node:fs/promises';
import { readHistory } from '../composition/history';
import { promoteAll } from '../composition/promote';
import { recompose } from '../composition/recompose';
import { aStore, type TestStore } from '../testing/a-store';
import { readConfiguration } from './stored-configuration';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
});
afterEach(() => t.remove());

test('a store that was never configured has every default', async () => {
  expect(await readConfiguration(t.store)).toMatchObject({ number: 0, config: { channels: {} } });
});

test('states are added with who and why, and one that says nothing new is none', async () => {
  expect(await t.configure({ site: { title: '商城' } })).toMatchObject({ number: 1, by: 'mei', why: 'test' });
  expect(await t.configure({ site: { title: '商城' } })).toMatchObject({ number: 1 });
  expect(await t.configure({ site: { title: '医疗商城' } })).toMatchObject({ number: 2 });
  expect(await readdir(t.store.configuration)).toEqual(['1.json', '2.json']);
  expect((await readConfiguration(t.store)).config.site.title).toBe('医疗商城');
});

test('states that are added at once all count, one after the other', async () => {
  const titles = Array.from({ length: 8 }, (_, index) => `商城 ${index}`);
  const states = await Promise.all(titles.map((title) => t.configure({ site: { title } })));
  expect(states.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('the history of a channel says from when on another one holds, also where nothing that is shown differs', async () => {
  await t.release('shell');
  await promoteAll(t.change());
  await t.configure({ policy: { watch: { timesWorse: 3 } } });
  expect(await recompose(t.change({ why: 'patience' }))).toMatchObject({ changed: true });
  const [latest, first] = await readHistory(t.store, 'stable');
  expect(latest).toMatchObject({ configuration: 1, changes: [], revision: { why: 'patience' } });
  expect(first).toMatchObject({ configuration: 0 });
});
