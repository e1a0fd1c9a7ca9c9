import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLog } from '../log/check-log';
import { mirrorStore } from '../mirror/mirror-store';
import { addTeam } from '../rights/rights';
import { followChannel } from '../serve/live-documents';
import { openStore } from '../store/store';
import { aStore, type TestStore } from '../testing/a-store';
import { readHistory } from './history';
import { promote, promoteAll } from './promote';
import { repair } from './repair';
import { readCurrent, readRevision, revisionFile } from './revisions';

let t: TestStore;
let cart: string;
let newer: string;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  t = await aStore();
  await t.release('shell');
  cart = await t.release('mf-cart');
  await promoteAll(t.change());
  newer = await t.release('mf-cart', 'newer');
});
afterEach(() => t.remove());

const lastFile = (number: number) => revisionFile(t.store, 'stable', number);
const mend = (more: object = {}) => repair({ store: t.store, channel: 'stable', by: 'mei', ...more });
const liveCart = async () => (await readCurrent(t.store, 'stable'))?.apps['mf-cart']?.version;

describe('a truncated pointer', () => {
  beforeEach(() => truncate(t.store.current('stable'), 5));

  test('is told of with the way out, and written anew by a repair', async () => {
    await expect(readCurrent(t.store, 'stable')).rejects.toThrow('run "release repair"');
    expect(await mend()).toEqual({ revision: 1, done: ['the pointer is written anew'] });
    expect(await liveCart()).toBe(cart);
  });

  test('is written anew by the next change, too', async () => {
    await promote(t.change(), [{ app: 'mf-cart' }]);
    expect(await liveCart()).toBe(newer);
  });

  test('keeps a server that starts from nothing', async () => {
    expect((await followChannel(t.store, 'stable').live())?.revision.revision).toBe(1);
  });
});

test('while the pointer cannot be read, a server goes on with what it has in memory', async () => {
  const documents = followChannel(t.store, 'stable');
  const { revision } = (await documents.live()) ?? {};
  await writeFile(t.store.current('stable'), '{"rev');
  expect((await documents.live())?.revision).toBe(revision);
  await mend();
  await promote(t.change(), [{ app: 'mf-cart' }]);
  expect((await documents.live())?.revision.revision).toBe(2);
});

describe('a last revision that was cut off', () => {
  beforeEach(async () => {
    await promote(t.change(), [{ app: 'mf-cart' }]);
    await mirrorStore(t.store, join(t.folder, 'mirror'));
    await truncate(lastFile(2), 100);
  });

  test('refuses changes with the way out', async () => {
    await expect(promote(t.change(), [{ app: 'mf-cart' }])).rejects.toThrow('run "release repair"');
  });

  test('has the one before stand in for it, and servers take that up', async () => {
    expect(await mend()).toEqual({ revision: 3, done: ['revision 1 stands in for 2'] });
    expect(await liveCart()).toBe(cart);
    expect(await followChannel(t.store, 'stable').live()).toMatchObject({ revision: { revision: 3 } });
    expect((await readFile(`${lastFile(2)}.unreadable`)).length).toBe(100);
    await checkLog(t.store);
    expect(await mend()).toEqual({ revision: 3, done: [] });
  });

  test('has a server that starts take the one before, and say so', async () => {
    const documents = followChannel(t.store, 'stable');
    expect((await documents.live())?.revision.revision).toBe(1);
    expect(documents.failing()).toEqual({
      revision: 2,
      why: expect.stringContaining('run "release repair"'),
    });
    expect(console.error).toHaveBeenLastCalledWith(
      'revision 2 of channel stable cannot be served:',
      expect.anything(),
      '\nrevision 1 is served in its place',
    );
    const [latest] = await readHistory(t.store, 'stable');
    expect(latest?.revision).toMatchObject({ revision: 2, why: 'cannot be read: run "release repair"' });
    await mend();
    expect((await documents.live())?.revision.revision).toBe(3);
    expect(documents.failing()).toBeNull();
  });

  test('comes back from a mirror', async () => {
    const from = openStore(join(t.folder, 'mirror'));
    expect(await mend({ from })).toEqual({ revision: 3, done: ['revision 2 came back from the mirror'] });
    expect(await liveCart()).toBe(newer);
    await checkLog(t.store);
  });

  test('does not come back from a mirror that holds something else', async () => {
    const from = openStore(join(t.folder, 'mirror'));
    const file = revisionFile(from, 'stable', 2);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(newer, cart));
    expect(await mend({ from })).toMatchObject({ done: ['revision 1 stands in for 2'] });
  });
});

test('one in between is mended where it stands', async () => {
  await promote(t.change(), [{ app: 'mf-cart' }]);
  await truncate(lastFile(1), 100);
  expect(await mend()).toEqual({ revision: 2, done: ['revision 2 stands in for 1'] });
  expect((await readRevision(t.store, 'stable', 1)).revision).toBe(1);
  expect(await liveCart()).toBe(newer);
});

test('a repair takes a team for every app', async () => {
  const token = await addTeam(t.store, { name: 'platform', apps: ['*'] });
  const team = await addTeam(t.store, { name: 'cart-team', apps: ['mf-cart'] }, { token });
  await expect(mend({ token: team })).rejects.toThrow('a repair takes a team for every app');
  expect(await mend({ token })).toMatchObject({ done: [] });
});
