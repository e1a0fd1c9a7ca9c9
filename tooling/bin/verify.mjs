import { ensureInstalled } from '../lib/ensure-installed.mjs';

ensureInstalled();

const { verify } = await import('../verify/main.mjs');
process.exit(await verify(process.argv.slice(2)));
