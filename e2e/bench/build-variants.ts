import { join } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';
import { run } from 'tooling/lib/processes.mjs';
import { build, publishBuild, releaseAll } from 'tooling/lib/shop.mjs';
import { precompress } from './default-server';

const entry = join(projectRoot, 'e2e', 'bench', 'bundled-entry.tsx');

/** Builds and publishes the three variants of the same source. */
export async function buildVariants(folder: string) {
  const composedStore = join(folder, 'composed');
  await build();
  await releaseAll(composedStore);

  const bundleApp = join(folder, 'one-bundle');
  const bundleStore = join(folder, 'bundle');
  await buildVariant('one-bundle', join(bundleApp, 'dist'));
  await publishBuild(bundleStore, bundleApp);

  const defaultFolder = join(folder, 'default');
  await buildVariant('default-federation', defaultFolder);
  precompress(defaultFolder);
  return { composedStore, bundleStore, defaultFolder };
}

const buildVariant = (variant: string, output: string) =>
  run(process.execPath, [join(projectRoot, 'tooling', 'bin', 'build-variant.mjs'), variant, entry, output]);
