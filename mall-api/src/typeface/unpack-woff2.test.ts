import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const fontFile = (subset: number) =>
  readFileSync(
    createRequire(import.meta.url).resolve(
      `@fontsource-variable/noto-sans-sc/files/noto-sans-sc-${subset}-wght-normal.woff2`,
    ),
  );

/** A fresh unpacker, as at a process's start. */
const freshUnpacker = async () => {
  jest.resetModules();
  return (await import('./unpack-woff2')).unpackWoff2;
};

test('files unpacked concurrently equal those unpacked one by one', async () => {
  const files = [100, 101, 102, 103].map(fontFile);
  const slowly = await freshUnpacker();
  const oneByOne: Buffer[] = [];
  for (const file of files) oneByOne.push(await slowly(file));
  const quickly = await freshUnpacker();
  const atOnce = await Promise.all(files.map((file) => quickly(file)));
  expect(atOnce.map((font, i) => font.equals(oneByOne[i] ?? Buffer.alloc(0)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
