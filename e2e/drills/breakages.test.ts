import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge } from '../breakages/judge';
import { breakages } from '../breakages/list';
import { type ScratchCopy, scratchCopy } from '../breakages/scratch-copy';
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

/** Of the table in docs/releasing-reference.md, which `npm run breakages` tries whole. */
const some = [
  'throws-on-import',
  'shell-does-not-start',
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
