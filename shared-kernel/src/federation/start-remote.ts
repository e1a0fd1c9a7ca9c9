/// <reference path="./start-of-remotes.d.ts" />
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import startOfRemotes, { type StatedRemote } from 'start-of-remotes';
import { failWithPlatform, type PlatformRuntime } from './fail-with-platform';

/** The federation remembers for the life of the document that a module of the platform did not come. */
const retries: ModuleFederationRuntimePlugin = {
  name: 'platform-retries',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) delete shared.loading;
  },
};

/**
 * The federation's part of a remote, which each would otherwise bring: its entry calls this as it is loaded
 * (tooling/rspack/started-by-shell-loader.cjs).
 * @param runtime the run time of the remote's build
 * @param stated what the build states of the remote
 */
export function startRemote(runtime: PlatformRuntime, stated: StatedRemote): void {
  startOfRemotes(runtime, {
    ...stated,
    __module_federation_bundler_runtime__: bundlerRuntime,
    __module_federation_runtime_plugins__: [retries, ...stated.__module_federation_runtime_plugins__],
  });
  failWithPlatform(runtime);
}
