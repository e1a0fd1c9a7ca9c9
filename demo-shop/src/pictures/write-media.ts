import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { MediaFile, MediaPicture } from './media-plan';
import { encoding, rasteriser } from './rasteriser';

const manifestName = 'manifest.json';

/** Source hash of each file of the last run, by file. */
type Manifest = Record<string, string>;

const keyOf = (svg: string, { width, height }: MediaFile): string =>
  createHash('sha256')
    .update(`${sharp.versions.sharp} ${JSON.stringify(encoding)} ${width}×${height} ${svg}`)
    .digest('base64url');

const readManifest = (folder: string): Promise<Manifest> =>
  readFile(join(folder, manifestName), 'utf8').then(JSON.parse, () => ({}));

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

export interface MediaReport {
  written: number;
  kept: number;
  removed: number;
}

/**
 * Writes the rasters of `plan` below `folder`. Skips files whose drawing, size and encoding are unchanged;
 * removes files of the last run that the plan no longer names.
 */
export async function writeMedia(folder: string, plan: readonly MediaPicture[]): Promise<MediaReport> {
  const before = await readManifest(folder);
  const after: Manifest = {};
  const report: MediaReport = { written: 0, kept: 0, removed: 0 };

  const homes = new Set(plan.flatMap(({ files }) => files.map(({ file }) => dirname(join(folder, file)))));
  await Promise.all([...homes].map((home) => mkdir(home, { recursive: true })));

  await inTurns(plan, async (picture) => {
    const svg = picture.draw();
    const stale: MediaFile[] = [];
    for (const entry of picture.files) {
      const key = keyOf(svg, entry);
      after[entry.file] = key;
      if (before[entry.file] !== key || !(await exists(join(folder, entry.file)))) stale.push(entry);
    }
    report.kept += picture.files.length - stale.length;
    report.written += stale.length;
    if (stale.length === 0) return;
    const raster = await rasteriser(picture);
    for (const entry of stale) await writeFile(join(folder, entry.file), await raster(entry));
  });

  const gone = Object.keys(before).filter((file) => !(file in after));
  await Promise.all(gone.map((file) => rm(join(folder, file), { force: true })));
  report.removed = gone.length;

  const sorted = Object.fromEntries(Object.entries(after).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(folder, manifestName), `${JSON.stringify(sorted, null, 1)}\n`);
  return report;
}
