import { join } from 'node:path';
import { type Configuration, type MultiStats, rspack, type Stats } from '@rspack/core';
import { build, publishBuild, releaseAll } from 'tooling/lib/shop.mjs';
import { defaultFederationConfigs } from 'tooling/rspack/default-federation.mjs';
import { projectRoot } from 'tooling/rspack/federation-field.mjs';
import { oneBundleConfig } from 'tooling/rspack/one-bundle.mjs';
import { precompress } from './default-server';

const shellFolder = join(projectRoot, 'shell');
const entry = join(projectRoot, 'e2e', 'bench', 'bundled-entry.tsx');

/** Builds and publishes the three variants of the same source. */
export async function buildVariants(folder: string) {
  const composedStore = join(folder, 'composed');
  await build();
  await releaseAll(composedStore);

  const bundleApp = join(folder, 'one-bundle');
  const bundleStore = join(folder, 'bundle');
  await compile(oneBundleConfig({ shellFolder, entry, output: join(bundleApp, 'dist') }));
  await publishBuild(bundleStore, bundleApp);

  const defaultFolder = join(folder, 'default');
  await compile(defaultFederationConfigs({ shellFolder, entry, output: defaultFolder }));
  precompress(defaultFolder);
  return { composedStore, bundleStore, defaultFolder };
}

const compile = (configuration: Configuration | Configuration[]) =>
  new Promise<void>((resolve, reject) =>
    rspack(configuration, (error: Error | null, stats: Stats | MultiStats | undefined) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    }),
  );
