/**
 * Makes the login page's background from `frame.mjs`: the poster, and the loop in two formats that between them every
 * browser plays. Run by hand after a change of the drawing; the results are committed. Needs ffmpeg on the path.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { frame } from './frame.mjs';

const seconds = 10;
const framesPerSecond = 24;
const [width, height] = [1920, 1080];
const mostBytes = 300_000;

const target = (name) => fileURLToPath(new URL(`../src/login/${name}`, import.meta.url));
const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -`.split(' ');
const formats = {
  'loop.webm': '-c:v libvpx-vp9 -crf 33 -b:v 0 -row-mt 1 -cpu-used 2 -g 240',
  'loop.mp4': '-c:v libx264 -crf 25 -preset veryslow -tune animation -movflags +faststart',
};

await writeFile(target('poster.svg'), `${frame(0)}\n`);
for (const [name, options] of Object.entries(formats)) {
  const encoder = spawn(
    'ffmpeg',
    ['-y', ...input, '-an', '-pix_fmt', 'yuv420p', ...options.split(' '), target(name)],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  const done = once(encoder, 'exit');
  const frames = seconds * framesPerSecond;
  for (let index = 0; index < frames; index++) {
    const picture = sharp(Buffer.from(frame(index / frames)), { density: 72 });
    const pixels = await picture.resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} while making ${name}`);
  const { size } = await stat(target(name));
  process.stdout.write(`${name} ${size} bytes\n`);
  if (size > mostBytes) throw new Error(`${name} is heavier than ${mostBytes} bytes`);
}
