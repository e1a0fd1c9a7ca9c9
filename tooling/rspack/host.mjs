import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { federationLeftOut } from './federation-runtime-aliases.mjs';
import { providedByShell } from './share-policy.mjs';

/** What rspack puts into every remote that it builds, which who shows them lends them instead. */
const startOfRemotes = {
  test: join(
    dirname(createRequire(import.meta.url).resolve('@rspack/core')),
    'moduleFederationDefaultRuntime.js',
  ),
  loader: fileURLToPath(new URL('./start-of-remotes-loader.cjs', import.meta.url)),
};

/**
 * Makes of a build one that shows remotes, as the shell's and that of a page alone do (`shared-kernel/federation`): it lends
 * them the federation, and provides the platform.
 */
export class HostPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { options } = compiler;
    options.resolve.alias = {
      ...options.resolve.alias,
      ...federationLeftOut,
      'start-of-remotes$': startOfRemotes.test,
    };
    options.module.rules.push(startOfRemotes);
    new rspack.sharing.ProvideSharedPlugin({ provides: providedByShell() }).apply(compiler);
    new rspack.DefinePlugin({
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    }).apply(compiler);
  }
}
