import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import lendCore from '@module-federation/inject-external-runtime-core-plugin';
import type { RemoteModule } from './remote-module';
import { startRemote } from './start-remote';

/** A platform module as the build offers it: its name, version and loader. */
interface Offered {
  get: () => Promise<() => unknown> | (() => unknown);
  eager?: boolean | 0 | 1;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: Record<string, Record<string, Offered>> };

const platform = () =>
  Object.fromEntries(
    Object.entries(__webpack_share_scopes__.default).map(([name, versions]) => [
      name,
      Object.entries(versions).map(([version, { get, eager }]) => ({
        version,
        scope: ['default'],
        get: async () => get(),
        shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: Boolean(eager) },
      })),
    ]),
  );

export interface Federation {
  /** Registers a remote from a release, replacing one registered before. */
  register(remote: string, entry: string, version: string): void;
  load(request: string): Promise<RemoteModule | null>;
}

/** Starts the federation: provides its runtime and the platform modules to the remotes. */
export async function startFederation(
  ...plugins: readonly ModuleFederationRuntimePlugin[]
): Promise<Federation> {
  await __webpack_init_sharing__('default');
  Object.assign(globalThis, { startRemote });
  const shell = init({
    name: 'shell',
    remotes: [],
    shared: platform(),
    shareStrategy: 'loaded-first',
    // A remote built before the shell shared the full runtime uses the core only.
    plugins: [lendCore(), ...plugins],
  });
  return {
    register(name, entry, buildVersion) {
      // When a remote without a version is removed, the federation also removes the shell's modules that it
      // has used.
      const remote = { name, entry, type: 'module' as const, buildVersion };
      shell.registerRemotes([remote], { force: true });
    },
    load: (request) => shell.loadRemote<RemoteModule>(request),
  };
}
