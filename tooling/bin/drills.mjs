import { ensureInstalled } from '../lib/ensure-installed.mjs';

ensureInstalled();

const { runDrills } = await import('../verify/main.mjs');
process.exit(await runDrills(process.argv.slice(2)));
