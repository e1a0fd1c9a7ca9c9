import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { projectRoot } from '../lib/places.mjs';
import { defaultFederationConfigs } from '../rspack/default-federation.mjs';
import { oneBundleConfig } from '../rspack/one-bundle.mjs';

// Builds what the composition is measured against: `build-variant.mjs <variant> <entry> <output>`.
// In a process of its own: the federation plugin writes functions of its own into the bundle as source, and a
// TypeScript loader in the same process would have changed them.
const configs = { 'one-bundle': oneBundleConfig, 'default-federation': defaultFederationConfigs };
const [variant = '', entry = '', output = ''] = process.argv.slice(2);
if (variant !== 'one-bundle' && variant !== 'default-federation')
  throw new Error(`no such variant: ${variant}`);
const configuration = configs[variant]({ shellFolder: join(projectRoot, 'shell'), entry, output });

rspack(configuration, (error, stats) => {
  if (!error && !stats?.hasErrors()) return;
  console.error(error ?? stats?.toString({ all: false, errors: true }));
  process.exitCode = 1;
});
