import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { projectRoot } from '../lib/places.mjs';

ensureInstalled();

const { join } = await import('node:path');
const { runProgram } = await import('../lib/processes.mjs');
await runProgram(join(projectRoot, 'e2e', 'bench', 'main.ts'), process.argv.slice(2), { show: true });
