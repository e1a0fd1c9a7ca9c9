import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectRoot } from 'tooling/lib/places.mjs';
import { run } from 'tooling/lib/processes.mjs';

/**
 * What a returning buyer's browser downloads of code after one remote was released, composed and as one bundle: files of
 * the page that have another name than before, as they travel. The document comes on top of both, because each release
 * changes it. `npm run bench:returning -w e2e`. Builds in this folder: nobody else is to build meanwhile.
 */
const changed = {
  app: 'mf-cart',
  file: 'mf-cart/src/cart/components/cart-line-row.tsx',
  from: '移除 ',
  to: '拿掉 ',
};
const pages = ['/shoppingCar', '/home', '/orderCenter'];

interface Description {
  initial: readonly string[];
  soon: readonly string[];
  entry: string;
  routes: Readonly<Record<string, { files: readonly string[] }>>;
}

const folder = mkdtempSync(join(tmpdir(), 'mall-returning-'));

/** Builds both, and gives the files that a page takes of each; of the composition only those of the changed app. */
async function buildBoth(name: string) {
  const [remote, bundle] = [join(folder, name, 'remote'), join(folder, name, 'bundle')];
  const rspack = join(projectRoot, 'node_modules', '.bin', 'rspack');
  await run(rspack, ['build', '--output-path', remote], { cwd: join(projectRoot, changed.app) });
  const entry = join(projectRoot, 'e2e', 'bench', 'bundled-entry.tsx');
  await run(process.execPath, [
    join(projectRoot, 'tooling/bin/build-variant.mjs'),
    'one-bundle',
    entry,
    bundle,
  ]);
  return { composed: filesOf(remote), bundle: filesOf(bundle) };
}

function filesOf(dist: string) {
  const build: Description = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8'));
  return (path: string) => {
    const route = build.routes[path]?.files;
    const names = route
      ? new Set([build.entry, ...build.initial, ...build.soon, ...route])
      : new Set<string>();
    return new Map([...names].map((name) => [name, join(dist, name)]));
  };
}

const bytesOfNew = (before: Map<string, string>, after: Map<string, string>) =>
  [...after].reduce(
    (sum, [name, file]) => sum + (before.has(name) ? 0 : brotliCompressSync(readFileSync(file)).length),
    0,
  );

const source = join(projectRoot, changed.file);
const text = readFileSync(source, 'utf8');
if (!text.includes(changed.from)) throw new Error(`${changed.file} has no ${changed.from}`);
try {
  const before = await buildBoth('before');
  writeFileSync(source, text.replaceAll(changed.from, changed.to));
  const after = await buildBoth('after');
  console.log('| page | composed | one bundle | composed ÷ one bundle |\n|---|---|---|---|');
  for (const page of pages) {
    const composed = bytesOfNew(before.composed(page), after.composed(page));
    const bundle = bytesOfNew(before.bundle(page), after.bundle(page));
    console.log(`| ${page} | ${composed} B | ${bundle} B | ${(composed / bundle).toFixed(3)} |`);
  }
} finally {
  writeFileSync(source, text);
  rmSync(folder, { recursive: true });
}
