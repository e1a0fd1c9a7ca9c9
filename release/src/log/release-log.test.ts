import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, promoteAll } from '../composition/promote';
import { createRevision } from '../composition/revisions';
import { rollback } from '../composition/rollback';
import { withdraw } from '../composition/withdraw';
import { addTeam } from '../rights/rights';
import { addSigningKey, newPrivateKey, parsePrivateKey } from '../signing/signing-keys';
import { toJson } from '../store/json-files';
import { aStore, type TestStore } from '../testing/a-store';
import { checkLog } from './check-log';
import { hashOf } from './log-entry';
import { entryFile, logged, readLog } from './release-log';

let t: TestStore;
let cart: string;
beforeEach(async () => {
  t = await aStore();
  await t.release('shell');
  cart = await t.release('mf-cart');
  await promoteAll(t.change());
  await t.release('mf-cart', 'next');
});
afterEach(() => t.remove());

const inStore = (path: string) => join(t.store.root, path);
const revision = (number: number) => `channels/stable/revisions/${number}.json`;
const refusal = (head?: string) => checkLog(t.store, { head }).then(() => 'none', String);
const endOf = async () => {
  const { head } = await checkLog(t.store);
  return `${head?.seq}:${head?.hash}`;
};

/** Changes a file of the store behind the tool's back. */
async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(inStore(path), 'utf8');
  expect(change(before)).not.toBe(before);
  await writeFile(inStore(path), change(before));
}

test('each change names person, team, rights and account, before and after it is made', async () => {
  const token = await addTeam(t.store, { name: 'platform', apps: ['*'] }, { by: 'wang' });
  const team = { name: 'cart-team', apps: ['mf-cart'], mounts: ['/news'] };
  const own = await addTeam(t.store, team, { by: 'wang', token });
  await promote(t.change({ token }), [{ app: 'mf-cart' }]);
  await rollback(t.change({ by: 'li', token: own, why: '合计有误' }), 'mf-cart');
  const entries = await readLog(t.store);
  expect(entries.slice(-2)).toEqual(
    ['asked', 'done'].map((outcome) =>
      expect.objectContaining({
        person: 'li',
        role: 'cart-team',
        rights: ['mf-cart', '/news'],
        account: expect.stringMatching(/./),
        verb: 'rollback',
        subject: revision(3),
        why: '合计有误',
        outcome,
      }),
    ),
  );
  const teams = entries.filter(({ verb, outcome }) => verb === 'team add' && outcome === 'done');
  expect(teams.map(({ person, role, why }) => [person, role, why])).toEqual([
    ['wang', 'everybody', 'platform may release *'],
    ['wang', 'platform', 'cart-team may release mf-cart /news'],
  ]);
  expect(JSON.stringify(entries)).not.toContain(token);
});

test('whatever the store is told is logged, and holds', async () => {
  await t.configure({ site: { notice: '测试环境' } });
  await addSigningKey(t.store, { privateKey: parsePrivateKey(newPrivateKey()) }, { by: 'wang' });
  await withdraw(t.change({ by: 'wang' }), 'mf-cart');
  const done = (await readLog(t.store)).filter(({ outcome }) => outcome === 'done');
  const verbs = ['begin', 'publish', 'newest', 'promote', 'configure', 'key add', 'withdraw'];
  expect([...new Set(done.map(({ verb }) => verb))]).toEqual(verbs);
  expect(await checkLog(t.store)).toMatchObject({ before: [], entries: 2 * done.length - 1 });
});

test.each([
  ['changed', '3.json', (text: string) => text.replace('"mei"', '"wang"'), /entry 3 was changed/],
  [
    'given another time',
    '4.json',
    (text: string) => text.replace(/"at": "20../, '"at": "2019'),
    /entry 4 was/,
  ],
])('an entry that was %s is the first broken link', async (_, name, change, message) => {
  await rewrite(`log/${name}`, change);
  expect(await refusal()).toMatch(message);
});

test('an entry that was removed, or put in the place of another, is the first broken link', async () => {
  const [second, fourth] = [entryFile(t.store, 2), entryFile(t.store, 4)];
  await rename(second, `${second}.away`);
  expect(await refusal()).toMatch('entry 2 is missing');
  await rename(fourth, second);
  expect(await refusal()).toMatch('is not entry 2 of the log');
  await rename(`${second}.away`, fourth);
  expect(await refusal()).toMatch('is not entry');
});

test('two entries that changed places, with hashes of their own again, are found', async () => {
  const [, second, , fourth] = await readLog(t.store);
  if (!second || !fourth) throw new Error('no entries');
  for (const entry of [
    { ...second, seq: 4, previous: fourth.previous },
    { ...fourth, seq: 2, previous: second.previous },
  ])
    await writeFile(entryFile(t.store, entry.seq), toJson({ ...entry, hash: hashOf(entry) }));
  expect(await refusal()).toMatch('entry 3 does not follow');
});

test('an end that was cut off is found by what was noted down of it', async () => {
  const noted = await endOf();
  await promoteAll(t.change());
  expect(await refusal(noted)).toBe('none');
  const last = (await readLog(t.store)).length;
  await rm(entryFile(t.store, last));
  await rm(entryFile(t.store, last - 1));
  await rm(inStore(revision(2)));
  expect(await refusal(noted)).toBe('none');
  for (const seq of [last - 2, last - 3]) await rm(entryFile(t.store, seq));
  expect(await refusal(noted)).toMatch('the end was cut off, or all was written anew');
});

test.each([
  ['a revision', () => revision(1), 'channels/stable/revisions/1.json was changed'],
  ['a release', () => `apps/mf-cart/${cart}/release.json`, 'release.json was changed'],
  ['the newest release', () => 'apps/mf-cart/.newest.json', '.newest.json was changed'],
])(
  '%s that is not what was written any more is found, and so is that it is gone',
  async (_, path, message) => {
    await rewrite(path(), (text) => `${text} `);
    expect(await refusal()).toContain(message);
    await rm(inStore(path()));
    expect(await refusal()).toContain(`${path()} is missing`);
  },
);

test('rights that were changed by hand, and a revision that nobody is named for, are found', async () => {
  await addTeam(t.store, { name: 'platform', apps: ['*'] });
  await rewrite('rights.json', (text) => text.replace('platform', 'intruder'));
  await writeFile(inStore(revision(2)), await readFile(inStore(revision(1))));
  const message = await refusal();
  expect(message).toContain('rights.json was changed');
  expect(message).toContain(`${revision(2)} stands in no entry: nobody is named for it`);
});

test('what was there before the log is said to be so, and cannot change unseen from then on', async () => {
  await rm(t.store.log, { recursive: true });
  expect(await refusal()).toContain('nobody is named');
  await promote(t.change({ by: 'li' }), [{ app: 'mf-cart' }]);
  const { before } = await checkLog(t.store);
  expect(before).toContain(revision(1));
  expect(before).not.toContain(revision(2));
  await rewrite(revision(1), (text) => text.replace('"mei"', '"wang"'));
  expect(await refusal()).toContain(`${revision(1)} was changed`);
});

test('who was faster has the number, and the log says that the other was not', async () => {
  const next = JSON.parse(await readFile(inStore(revision(1)), 'utf8'));
  const write = (person: string) => {
    const by = { person, role: 'everybody', rights: ['*'], account: person };
    return createRevision(t.store, { ...next, revision: 2, by: person }, { by, verb: 'promote', why: '' });
  };
  const people = ['a', 'b', 'c', 'd'];
  const won = await Promise.all(people.map(write));
  expect(won.filter(Boolean)).toHaveLength(1);
  const lost = (await readLog(t.store)).filter(({ outcome }) => outcome.startsWith('refused'));
  expect(lost.map(({ person }) => person).sort()).toEqual(people.filter((_, index) => !won[index]));
  expect(await refusal()).toBe('none');
  expect(await readdir(t.store.log)).toHaveLength((await readLog(t.store)).length);
});

test('of two writes at once either may have been the last, and none that was before them', async () => {
  const file = t.store.newest('mf-cart');
  const before = await readFile(file, 'utf8');
  const by = { person: 'mei', role: 'everybody', rights: ['*'], account: 'mei' };
  const write = (content: string, meanwhile = async () => {}) =>
    logged(t.store, { by, verb: 'newest', why: '', file, content }, async () => {
      await writeFile(file, content);
      await meanwhile();
    });
  await write('a', () => write('b'));
  for (const content of ['b', 'a']) {
    await writeFile(file, content);
    expect(await refusal()).toBe('none');
  }
  await writeFile(file, before);
  expect(await refusal()).toContain('apps/mf-cart/.newest.json was changed');
  await write('c');
  await writeFile(file, 'b');
  expect(await refusal()).toContain('apps/mf-cart/.newest.json was changed');
});
