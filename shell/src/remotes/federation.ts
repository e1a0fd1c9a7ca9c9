import {
  init,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import lendRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { RemoteModule } from './remotes';

/** A platform module as the build offers it: by name and version, how its code is had. */
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
  register(remote: string, entry: string, options: { force: boolean }): void;
  load(request: string): Promise<RemoteModule | null>;
}

/** Starts the federation: lends the remotes its run time, and offers them the modules of the platform. */
export async function startFederation(
  ...plugins: readonly ModuleFederationRuntimePlugin[]
): Promise<Federation> {
  await __webpack_init_sharing__('default');
  init({
    name: 'shell',
    remotes: [],
    shared: platform(),
    shareStrategy: 'loaded-first',
    plugins: [lendRuntime(), ...plugins],
  });
  return {
    register: (name, entry, options) => registerRemotes([{ name, entry, type: 'module' }], options),
    load: (request) => loadRemote<RemoteModule>(request),
  };
}
