import { join } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';
import { run } from 'tooling/lib/processes.mjs';
import { build, publishBuild, releaseAll } from 'tooling/lib/shop.mjs';
import { precompress } from './default-server';
import type { VariantName } from './options';

const entry = join(projectRoot, 'e2e', 'bench', 'bundled-entry.tsx');

/** Builds and publishes variants of the same source. */
export async function buildVariants(folder: string, names: readonly VariantName[]) {
  const composedStore = join(folder, 'composed');
  await build();
  await releaseAll(composedStore);

  const bundleApp = join(folder, 'one-bundle');
  const bundleStore = join(folder, 'bundle');
  if (names.includes('one bundle')) {
    await buildVariant('one-bundle', join(bundleApp, 'dist'));
    await publishBuild(bundleStore, bundleApp);
  }

  const defaultFolder = join(folder, 'default');
  if (names.includes('default federation')) {
    await buildVariant('default-federation', defaultFolder);
    precompress(defaultFolder);
  }
  return { composedStore, bundleStore, defaultFolder };
}

const buildVariant = (variant: string, output: string) =>
  run(process.execPath, [join(projectRoot, 'tooling', 'bin', 'build-variant.mjs'), variant, entry, output]);
