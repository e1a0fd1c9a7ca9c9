import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readHistory } from '../composition/history';
import { promoteAll } from '../composition/promote';
import { currentNumber, readCurrent } from '../composition/revisions';
import { documentsFolder } from '../documents/publish-documents';
import { documentIndex } from '../documents/render-documents';
import { checkLog } from '../log/check-log';
import { integrityOf } from '../publish/integrity';
import { listReleases } from '../publish/releases';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote } from '../testing/build-app';
import { runProcess } from '../testing/run-process';
import { writtenText } from '../testing/written-text';

const main = join(__dirname, '..', 'main.ts');
const promoteLoop = join(__dirname, '..', 'testing', 'promote-loop.ts');

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
  await t.configure({});
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
  const index = documentIndex.parse(JSON.parse(await writtenText(folder, 'documents.json')));
  for (const { file } of index.variants.flatMap(({ documents }) => documents)) {
    expect(await writtenText(folder, file)).toMatch(/<\/html>\n$/);
    expect(await readdir(folder)).toContain(`${file}.br`);
  }
  const current = await readCurrent(t.store, 'stable');
  for (const [app, { version }] of Object.entries(current?.apps ?? {})) {
    expect((await listReleases(t.store, app)).map((release) => release.version)).toContain(version);
  }
}

/** Moments to kill at, in milliseconds, spread over the work; the window narrows when work ended before its kill. */
async function killsSpreadOver(work: () => Promise<unknown>) {
  const steps = 5;
  const started = performance.now();
  await work();
  let window = performance.now() - started;
  let killed = 0;
  return {
    after: (round: number) => (window * (round % steps)) / steps,
    ended(code: number | null) {
      if (code === null) killed += 1;
      else window *= 0.6;
    },
    killed: () => killed,
  };
}

test('a publish killed at any moment leaves whole releases only, and works when repeated', async () => {
  const rounds = 10;
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
  const kills = await killsSpreadOver(() => t.publish(join(folder, 'dist')));
  const entries = async () => (await readdir(t.store.app('mf-cart'))).length;

  for (let round = 1; round <= rounds; round++) {
    await build(round);
    const before = await entries();
    const { code } = await runProcess(main, ['publish', folder, '--store', t.store.root], {
      begun: async () => (await entries()) > before,
      after: kills.after(round),
    });
    kills.ended(code);
    await expectWholeReleases('mf-cart');
    await checkLog(t.store);
  }
  expect(kills.killed()).toBeGreaterThan(rounds / 3);
  const { release } = await t.publish(join(folder, 'dist'));
  expect(await listReleases(t.store, 'mf-cart')).toContainEqual(release);
  await expectWholeReleases('mf-cart');
});

test('a promotion killed at any moment leaves a whole composition live', async () => {
  const rounds = 6;
  await t.release('mf-cart', '0');
  await promoteAll(t.change());
  await t.release('mf-cart', '1');
  const kills = await killsSpreadOver(() => promoteAll(t.change()));
  for (let round = 1; round <= rounds; round++) {
    const version = await t.release('mf-cart', `round ${round}`);
    const before = await currentNumber(t.store, 'stable');
    const args = ['promote', `mf-cart@${version}`, '--store', t.store.root];
    const { code } = await runProcess(main, args, {
      begun: async () => (await readdir(dirname(t.store.lock('stable')))).includes('lock'),
      after: kills.after(round),
    });
    kills.ended(code);
    await expectWholeComposition();
    // Either it counts or it does not, and the next change finishes what counts.
    expect((await currentNumber(t.store, 'stable')) ?? 0).toBeGreaterThanOrEqual(before ?? 0);
    await promoteAll(t.change());
    expect((await readCurrent(t.store, 'stable'))?.apps['mf-cart']?.version).toBe(version);
    await expectWholeComposition();
    await checkLog(t.store);
  }
  expect(kills.killed()).toBeGreaterThan(0);
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
    teams.map(({ app, versions }) =>
      runProcess(promoteLoop, [t.store.root, `${rounds}`, `${app}=${versions}`]),
    ),
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
  await checkLog(t.store);
  await expectWholeComposition();
});
