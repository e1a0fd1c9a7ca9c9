import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mediaPlan } from './media-plan';
import { rasteriser } from './rasteriser';

/**
 * Draws pictures of the demonstration catalogue on first request, so that a new installation starts without
 * drawing thousands of them.
 * @param folder where drawn pictures are stored
 * @returns a function that ensures that a file below `folder` exists; files outside the catalogue stay absent
 */
export function drawOnDemand(folder: string): (file: string) => Promise<void> {
  const plan = new Map(
    mediaPlan().flatMap((picture) => picture.files.map((entry) => [entry.file, { picture, entry }])),
  );
  const ready = new Map<string, Promise<void>>();

  async function draw(file: string): Promise<void> {
    const planned = plan.get(file);
    const path = join(folder, file);
    if (!planned || (await isThere(path))) return;
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${process.pid}.tmp`;
    const raster = await rasteriser(planned.picture);
    await writeFile(unfinished, await raster(planned.entry));
    await rename(unfinished, path);
  }

  return (file) => {
    if (!plan.has(file)) return Promise.resolve();
    const drawing = ready.get(file) ?? draw(file);
    ready.set(file, drawing);
    drawing.catch(() => ready.delete(file));
    return drawing;
  };
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
