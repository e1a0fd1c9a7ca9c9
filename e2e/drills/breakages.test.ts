import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';
import { judge } from '../breakages/judge';
import { breakages, harmless } from '../breakages/list';
import { type ScratchCopy, scratchCopy } from '../breakages/scratch-copy';
import { table } from '../breakages/table';
import { verdictOf } from '../breakages/verdict';
import { expect, test } from '../support/shop';

test.use({ own: 'releases' });

let copy: ScratchCopy;
let folder: string;
test.beforeAll(async () => {
  copy = scratchCopy();
  folder = await mkdtemp(join(tmpdir(), 'mall-breakages-'));
});
test.afterAll(async () => {
  copy.remove();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Of the table in docs/releasing-reference.md, which `npm run breakages` tries whole: one that only a browser sees,
 * and five that are refused without one.
 */
const some = [
  'throws-on-import',
  'styles-elements',
  'slot-removed',
  'stylesheet-missing',
  'file-left-out',
  'without-search',
];

for (const breakage of breakages.filter(({ name }) => some.includes(name)))
  test(`a release that ${breakage.name} is refused, and for that`, async ({ shop }) => {
    const outcome = await judge({ copy, store: shop.store, apiUrl: shop.apiUrl, folder }, breakage);
    expect(verdictOf(breakage, outcome), outcome.said.join('\n')).toBe('refused');
  });

test('every edit finds what it changes, once', async () => {
  for (const { name, edits = [] } of [...breakages, ...harmless]) {
    const texts = new Map<string, string>();
    for (const { file, find, put } of edits) {
      const text = texts.get(file) ?? (await readFile(join(projectRoot, file), 'utf8'));
      expect(text.split(find), `${name}: ${file}`).toHaveLength(2);
      texts.set(
        file,
        text.replace(find, () => put),
      );
    }
  }
});

test('a run of some changes writes their rows, and keeps those of the others', () => {
  const [first, second] = harmless;
  const outcome = (by: string | null) => ({ by, said: by === null ? [] : ['as a buyer'], seconds: 60 });
  const rows = (old: string, tried: Record<string, ReturnType<typeof outcome>>) =>
    table(old.split('\n'), [], harmless, tried);
  const both = rows('', { [`${first?.name}`]: outcome(null), [`${second?.name}`]: outcome('smoke') });
  expect(both).toContain('1 of 2 harmless changes pass');
  const again = rows(both, { [`${second?.name}`]: outcome(null) });
  expect(again).toContain('2 of 2 harmless changes pass');
  expect(again.split('\n').filter((row) => row.endsWith('| passed |  |'))).toHaveLength(2);
});
