import { bundleProgram } from '../lib/bundled-program.mjs';

// A process of its own, which `programArguments` waits for.
await bundleProgram(process.argv[2] ?? '');
