import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHistory } from './composition/history';
import { promoteAll } from './composition/promote';
import { currentNumber, readCurrent } from './composition/revisions';
import { documentsFolder } from './documents/publish-documents';
import { documentIndex } from './documents/render-documents';
import { integrityOf } from './publish/integrity';
import { listReleases } from './publish/releases';
import { aStore, type TestStore } from './testing/a-store';
import { buildRemote } from './testing/build-app';
import { type Ended, runProcess } from './testing/run-process';

const main = join(__dirname, 'main.ts');
const promoteLoop = join(__dirname, 'testing', 'promote-loop.ts');

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
  await t.release('shell');
});
afterEach(() => t.remove());

/** Everything that can be seen from outside is whole. */
async function expectWholeReleases(app: string): Promise<number> {
  const releases = await listReleases(t.store, app);
  for (const { version, files } of releases) {
    const folder = t.store.release(app, version);
    for (const [name, { integrity, brotli, gzip }] of Object.entries(files)) {
      expect(integrityOf(await readFile(join(folder, name)))).toBe(integrity);
      if (brotli) expect(await readFile(join(folder, `${name}.br`))).toHaveLength(brotli);
      if (gzip) expect(await readFile(join(folder, `${name}.gz`))).toHaveLength(gzip);
    }
  }
  return releases.length;
}

async function expectWholeComposition(): Promise<void> {
  const number = await currentNumber(t.store, 'stable');
  if (number === null) return;
  const folder = documentsFolder(t.store, 'stable', number);
  const index = documentIndex.parse(JSON.parse(await readFile(join(folder, 'documents.json'), 'utf8')));
  for (const { file } of index.documents) {
    expect(await readFile(join(folder, file), 'utf8')).toMatch(/<\/html>\n$/);
    expect(await readdir(folder)).toContain(`${file}.br`);
  }
  const current = await readCurrent(t.store, 'stable');
  for (const [app, { version }] of Object.entries(current?.apps ?? {})) {
    expect((await listReleases(t.store, app)).map((release) => release.version)).toContain(version);
  }
}

/** Runs a command once to its end, then again and again, killed at a moment spread over that time. */
async function killAtMany(rounds: number, run: (round: number, killAfter?: number) => Promise<Ended>) {
  const started = performance.now();
  expect(await run(0)).toMatchObject({ code: 0 });
  const whole = performance.now() - started;
  const ends: Ended[] = [];
  for (let round = 1; round <= rounds; round++) {
    // Starting Node and loading the tool takes the first half.
    ends.push(await run(round, whole * (0.45 + (0.6 * round) / rounds)));
  }
  return ends;
}

test('a publish killed at any moment leaves whole releases only, and works when repeated', async () => {
  const manyFiles = Object.fromEntries(
    Array.from({ length: 30 }, (_, file) => [
      `chunk-${file}.js`,
      Array.from({ length: 120 }, (_, line) => `export const v${line} = ${(line * file) % 977};`).join('\n'),
    ]),
  );
  const folder = join(t.folder, 'mf-cart');
  const run = async (round: number, killAfter?: number) => {
    await buildRemote(join(folder, 'dist'), {
      app: 'mf-cart',
      mount: ['/shoppingCar'],
      text: `${round}`,
      files: { ...manyFiles, 'round.js': `export default ${round};` },
    });
    return runProcess(main, ['publish', folder, '--store', t.store.root], killAfter);
  };
  const ends = await killAtMany(15, async (round, killAfter) => {
    const end = await run(round, killAfter);
    await expectWholeReleases('mf-cart');
    return end;
  });
  expect(ends.filter(({ code }) => code === null).length).toBeGreaterThan(3);
  expect(await run(15)).toMatchObject({ code: 0 });
  expect(await expectWholeReleases('mf-cart')).toBeGreaterThanOrEqual(2);
});

test('a promotion killed at any moment leaves a whole composition live', async () => {
  const versions: string[] = [];
  for (let round = 0; round <= 7; round++) versions.push(await t.release('mf-cart', `${round}`));
  await promoteAll(t.change());
  await killAtMany(6, async (round, killAfter) => {
    const args = ['promote', `mf-cart@${versions[round]}`, '--store', t.store.root];
    const end = await runProcess(main, args, killAfter);
    await expectWholeComposition();
    return end;
  });
  const { revision, changed } = await promoteAll(t.change());
  expect(changed).toBe(true);
  expect(revision.apps['mf-cart']?.version).toBe(versions[7]);
  await expectWholeComposition();
});

test('two teams that promote at once, many times, never lose a change', async () => {
  const rounds = 20;
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
