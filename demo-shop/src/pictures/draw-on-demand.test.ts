import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawOnDemand } from './draw-on-demand';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a picture is drawn once per size, however many requests arrive at once', async () => {
  const draw = drawOnDemand(folder);
  const file = 'products/mask-front-160.webp';
  await Promise.all([draw(file), draw(file), draw(file)]);
  expect(await sharp(join(folder, file)).metadata()).toMatchObject({
    width: 160,
    height: 160,
    format: 'webp',
  });
  expect(await readdir(join(folder, 'products'))).toEqual(['mask-front-160.webp']);
  const { mtimeMs } = await stat(join(folder, file));
  await drawOnDemand(folder)(file);
  expect((await stat(join(folder, file))).mtimeMs).toBe(mtimeMs);
});

test('names outside the catalogue draw nothing', async () => {
  const draw = drawOnDemand(folder);
  await draw('products/../../etc/passwd');
  await draw('constructor');
  expect(await readdir(folder)).toEqual([]);
});
