import { backEnd } from './statement/back-end.mjs';
import { demoShop } from './statement/demo-shop.mjs';
import { kernel } from './statement/kernel.mjs';
import { release } from './statement/release.mjs';
import { remote } from './statement/remote.mjs';
import { shell } from './statement/shell.mjs';
import { tools } from './statement/tools.mjs';

/**
 * Who may import what: the one statement. `npm run boundaries` refuses everything else, in every form of import.
 * @type {import('./statement/part.mjs').Parts}
 */
export const statement = { ...tools, ...kernel, ...remote, ...shell, ...backEnd, ...demoShop, ...release };

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
  { files: '**', instead: 'It is released by itself; nobody builds against its source.' },
];
