import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { AssetsPlugin } from './assets-plugin.mjs';
import { baseConfig } from './base.mjs';
import { currentApp, mapRoutes, source, statement } from './federation-field.mjs';
import { moduleOutput } from './output.mjs';
import { arcoComponentRequests, providedByShell } from './share-policy.mjs';

const app = currentApp();

/** The host: provides the platform, knows no remote at build time. */
export function shellConfig(_env, { mode } = {}) {
  const production = mode !== 'development';
  const base = baseConfig({ app, production });
  return {
    ...base,
    entry: { main: './src/main.tsx', arco: { import: arcoComponentRequests, dependOn: 'main' } },
    output: moduleOutput(app, production),
    plugins: [
      new ModuleFederationPlugin({
        name: app.name,
        remotes: {},
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      new AssetsPlugin({
        ...statement(app),
        entry: 'main',
        routes: mapRoutes(app, (screen) => [source(app, screen)]),
      }),
    ],
  };
}
