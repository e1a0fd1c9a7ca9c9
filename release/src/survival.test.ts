import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readHistory } from './composition/history';
import { promoteAll } from './composition/promote';
import { currentNumber, readCurrent } from './composition/revisions';
import { documentsFolder } from './documents/publish-documents';
import { documentIndex } from './documents/render-documents';
import { integrityOf } from './publish/integrity';
import { listReleases } from './publish/releases';
import { aStore, type TestStore } from './testing/a-store';
import { buildRemote } from './testing/build-app';
import { runProcess } from './testing/run-process';

const main = join(__dirname, 'main.ts');
const promoteLoop = join(__dirname, 'testing', 'promote-loop.ts');

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
  await t.release('shell');
});
afterEach(() => t.remove());

/** Everything that can be seen from outside is whole. */
async function expectWholeReleases(app: string): Promise<void> {
  const releases = await listReleases(t.store, app);
  for (const { version, files } of releases) {
    const folder = t.store.release(app, version);
    for (const [name, { integrity, brotli, gzip }] of Object.entries(files)) {
      expect(integrityOf(await readFile(join(folder, name)))).toBe(integrity);
      if (brotli) expect(await readFile(join(folder, `${name}.br`))).toHaveLength(brotli);
      if (gzip) expect(await readFile(join(folder, `${name}.gz`))).toHaveLength(gzip);
    }
  }
}

async function expectWholeComposition(): Promise<void> {
  const number = await currentNumber(t.store, 'stable');
  if (number === null) return;
  const folder = documentsFolder(t.store, 'stable', number);
  const index = documentIndex.parse(JSON.parse(await readFile(join(folder, 'documents.json'), 'utf8')));
  for (const { file } of index.variants.flatMap(({ documents }) => documents)) {
    expect(await readFile(join(folder, file), 'utf8')).toMatch(/<\/html>\n$/);
    expect(await readdir(folder)).toContain(`${file}.br`);
  }
  const current = await readCurrent(t.store, 'stable');
  for (const [app, { version }] of Object.entries(current?.apps ?? {})) {
    expect((await listReleases(t.store, app)).map((release) => release.version)).toContain(version);
  }
}

/** Milliseconds that work takes here and now, so that kills spread over it. */
async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

test('a publish killed at any moment leaves whole releases only, and works when repeated', async () => {
  const rounds = 15;
  const folder = join(t.folder, 'mf-cart');
  const build = (round: number) =>
    buildRemote(join(folder, 'dist'), {
      app: 'mf-cart',
      mount: ['/shoppingCar'],
      text: `${round}`,
      files: Object.fromEntries(
        Array.from({ length: 20 }, (_, file) => [
          `chunk-${file}.js`,
          Array.from({ length: 150 }, (_, line) => `export const v${line} = ${(line * file) % 977};`).join(
            '\n',
          ),
        ]),
      ),
    });
  await build(0);
  const whole = await durationOf(() => t.publish(join(folder, 'dist')));
  const entries = async () => (await readdir(t.store.app('mf-cart'))).length;

  let killed = 0;
  for (let round = 1; round <= rounds; round++) {
    await build(round);
    const before = await entries();
    const { code } = await runProcess(main, ['publish', folder, '--store', t.store.root], {
      begun: async () => (await entries()) > before,
      after: (1.2 * whole * round) / rounds,
    });
    if (code === null) killed += 1;
    await expectWholeReleases('mf-cart');
  }
  expect(killed).toBeGreaterThan(rounds / 3);
  const { release } = await t.publish(join(folder, 'dist'));
  expect(await listReleases(t.store, 'mf-cart')).toContainEqual(release);
  await expectWholeReleases('mf-cart');
});

test('a promotion killed at any moment leaves a whole composition live', async () => {
  const rounds = 6;
  await t.release('mf-cart', '0');
  await promoteAll(t.change());
  await t.release('mf-cart', '1');
  const whole = await durationOf(() => promoteAll(t.change()));
  let killed = 0;
  for (let round = 1; round <= rounds; round++) {
    const version = await t.release('mf-cart', `round ${round}`);
    const before = await currentNumber(t.store, 'stable');
    const args = ['promote', `mf-cart@${version}`, '--store', t.store.root];
    const { code } = await runProcess(main, args, {
      begun: async () => (await readdir(dirname(t.store.lock('stable')))).includes('lock'),
      after: (whole * (round - 1)) / rounds,
    });
    if (code === null) killed += 1;
    await expectWholeComposition();
    // Either it counts or it does not, and the next change finishes what counts.
    expect((await currentNumber(t.store, 'stable')) ?? 0).toBeGreaterThanOrEqual(before ?? 0);
    await promoteAll(t.change());
    expect((await readCurrent(t.store, 'stable'))?.apps['mf-cart']?.version).toBe(version);
    await expectWholeComposition();
  }
  expect(killed).toBeGreaterThan(0);
});

test('two teams that promote at once, many times, never lose a change', async () => {
  const rounds = 100;
  const teams = await Promise.all(
    ['mf-cart', 'mf-orders'].map(async (app) => ({
      app,
      versions: [await t.release(app, 'b'), await t.release(app, 'a')],
    })),
  );
  await promoteAll(t.change());
  const ends = await Promise.all(
    teams.map(({ app, versions }) => runProcess(promoteLoop, [t.store.root, app, `${rounds}`, ...versions])),
  );
  expect(ends).toEqual(teams.map(() => ({ code: 0, output: '' })));

  const history = await readHistory(t.store, 'stable', 1000);
  expect(history.map(({ revision }) => revision.revision)).toEqual(
    Array.from({ length: 2 * rounds + 1 }, (_, index) => 2 * rounds + 1 - index),
  );
  // Each revision holds its own team's change and nothing else: nobody was overwritten.
  for (const { revision, changes } of history.slice(0, -1)) {
    expect(changes.map(({ app }) => app)).toEqual([revision.by]);
  }
  expect(await currentNumber(t.store, 'stable')).toBe(2 * rounds + 1);
  await expectWholeComposition();
});
