import { fileURLToPath } from 'node:url';
import { mediaPlan } from './media-plan';
import { writeMedia } from './write-media';

const folder =
  process.argv[2] ?? process.env['MEDIA_DIR'] ?? fileURLToPath(new URL('../../dist/media', import.meta.url));

const started = performance.now();
const { written, kept, removed } = await writeMedia(folder, mediaPlan());
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${folder}: ${written} pictures drawn, ${kept} unchanged, ${removed} removed, in ${seconds} s`);
