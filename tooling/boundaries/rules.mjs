import { backEnd } from './rules/back-end.mjs';
import { demoShop } from './rules/demo-shop.mjs';
import { kernel } from './rules/kernel.mjs';
import { objectStore } from './rules/object-store.mjs';
import { release } from './rules/release.mjs';
import { remote } from './rules/remote.mjs';
import { shell } from './rules/shell.mjs';
import { tools } from './rules/tools.mjs';
import { traces } from './rules/traces.mjs';

/**
 * Who may import what: the one rules. `npm run boundaries` refuses everything else, in every form of import.
 * @type {import('./rules/part.mjs').Parts}
 */
export const rules = {
  ...tools,
  ...kernel,
  ...remote,
  ...shell,
  ...backEnd,
  ...demoShop,
  ...objectStore,
  ...traces,
  ...release,
};

/** How another workspace is reached, shown when an import of its files is refused. */
export const reached = [
  {
    files: 'mf-*/**',
    instead: 'A remote is reached through a slot of the shell: `<RemoteSlot name="…">`, typed in the kernel.',
  },
  {
    files: 'shared-kernel/**',
    instead: 'The kernel is used by its public entries, and this folder may not use every one of them.',
  },
  { files: 'shell/**', instead: 'The shell is released by itself; nobody builds against its source.' },
  {
    files: 'mall-api/**',
    instead:
      'The back end is reached over HTTP, through the calls of the contracts; demonstration and tests use the `exports` of its package.json.',
  },
  {
    files: 'object-store/**',
    instead: 'The store of objects is for programs on a server, through the `exports` of its package.json.',
  },
  {
    files: 'traces/**',
    instead: 'Traces are for programs on a server, through the `exports` of its package.json.',
  },
  { files: '**', instead: 'It is released by itself; nobody builds against its source.' },
];
