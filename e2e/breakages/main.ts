import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, releaseAll, startShop } from 'tooling/lib/shop.mjs';
import type { Breakage, Harmless } from './breakage';
import { judge } from './judge';
import { breakages, harmless } from './list';
import { keepOutcome, keptOutcomes } from './results';
import { scratchCopy } from './scratch-copy';
import { writeTable } from './table';
import { verdictOf } from './verdict';

/**
 * Breaks the shop in every way that stands in `list/`, shows each to the release check, and writes the table of
 * `docs/releasing-reference.md`, or of it the rows of those that are named. `npm run breakages -- [name…] [--again]
 * [--for <minutes>]`: without `--again` only what was never tried. It can be stopped at any time; what was tried is kept.
 */
const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false }, for: { type: 'string', default: '600' } },
});
const until = Date.now() + Number(values.for) * 60_000;
const kept = keptOutcomes();
const wanted = [...harmless, ...breakages].filter(
  ({ name }) => (named.length === 0 || named.includes(name)) && (values.again || !(name in kept)),
);

if (wanted.length > 0) await tryAll(wanted);
const outcomes = Object.entries(keptOutcomes()).filter(
  ([name]) => named.length === 0 || named.includes(name),
);
writeTable(breakages, harmless, Object.fromEntries(outcomes));

async function tryAll(changes: readonly (Breakage | Harmless)[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mall-breakages-'));
  const store = join(folder, 'store');
  await build();
  await releaseAll(store);
  const copy = scratchCopy();
  const shop = await startShop({ store, dataDir: join(folder, 'data'), apiEnv: { DEMO_ADVANCE: 'off' } });
  try {
    for (const change of changes) {
      if (Date.now() > until) break;
      const outcome = await judge({ copy, store, apiUrl: shop.apiUrl, folder }, change).catch(String);
      if (typeof outcome === 'string') {
        console.log(`${change.name}: not tried, ${outcome}`);
        process.exitCode = 1;
        continue;
      }
      keepOutcome(change.name, outcome);
      const verdict =
        'says' in change ? verdictOf(change, outcome) : outcome.by === null ? 'passed' : 'refused';
      const took = outcome.seconds === null ? '' : ` (${outcome.seconds} s)`;
      console.log(`${change.name}: ${verdict}${took}${outcome.by ? ` by ${outcome.by}` : ''}`);
      for (const line of outcome.said.slice(0, 4)) console.log(`    ${line}`);
    }
  } finally {
    await shop.stop();
    copy.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
