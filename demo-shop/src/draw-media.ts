import { readConfig } from 'mall-api/config';
import { mediaPlan } from './pictures/media-plan';
import { writeMedia } from './pictures/write-media';

const folder = process.argv[2] ?? readConfig(process.env).mediaDir;

const started = performance.now();
const { written, kept, removed } = await writeMedia(folder, mediaPlan());
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${folder}: ${written} pictures drawn, ${kept} unchanged, ${removed} removed, in ${seconds} s`);
