import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listApps } from '../rspack/federation-field.mjs';

/**
 * The source files that an app manifest names: screens, views, steps.
 * @param {unknown} value
 * @returns {readonly string[]}
 */
function namedFiles(value) {
  if (typeof value === 'string') return /^\.\/.+\.tsx?$/.test(value) ? [value.slice(2)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namedFiles) : [];
}

const configs = ['*.config.mjs', 'src/**/*.test.{ts,tsx}'];

const remotes = listApps().map(({ folder, packageName }) => {
  const { federation } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [
    packageName,
    { entry: [...configs, 'src/{standalone.tsx,contract.ts}', ...namedFiles(federation)] },
  ];
});

/** Files, exports and dependencies that nothing uses fail `npm run lint`; entries are what no import reaches. */
export default {
  // What a package imports without listing it is refused by the boundaries.
  include: ['files', 'exports', 'types', 'dependencies'],
  workspaces: {
    '.': { entry: [] },
    ...Object.fromEntries(remotes),
    shell: {
      entry: [
        ...configs,
        'src/{main.tsx,mount-shell.tsx,contract.ts}',
        'src/app-shell/prerender-app-shell.tsx',
        'src/app-shell/draw-document.tsx',
        'src/platform/*',
        'src/worker/offline-worker.ts',
        'login-loop/make.mjs',
      ],
    },
    'shared-kernel': { entry: [...configs, 'react-18/*', 'src/apps/*.ts'] },
    'mall-api': {
      entry: [
        ...configs,
        'src/**/*-worker.mjs',
        'src/modules/esign/page/*.js',
        'src/testing/{*-template,record-sql}.ts',
        'src/drills/soak/collect-garbage.mjs',
      ],
      // Read as files.
      ignoreDependencies: ['@fontsource-variable/noto-sans-sc', 'squawk-cli'],
    },
    'demo-shop': { entry: [...configs, 'src/print-accounts.ts', 'src/trial/main.ts'] },
    'object-store': { entry: configs },
    traces: { entry: configs },
    release: { entry: [...configs, 'src/testing/{promote-loop,two-versions}.ts'] },
    tooling: {
      entry: ['{bin,jest,rspack,hot,app-shell,checks,drills}/**', '**/*.test.mjs'],
      // Named in configurations, or run as programs.
      ignoreDependencies: [
        '@biomejs/biome',
        '@rspack/cli',
        '@rspack/dev-server',
        '@swc/core',
        '@swc/jest',
        '@testing-library/user-event',
        'fast-check',
        'identity-obj-proxy',
        'zustand',
      ],
    },
    e2e: { entry: ['*.config.ts', '{journeys,drills}/**/*.test.ts', 'bench/*'] },
  },
};
