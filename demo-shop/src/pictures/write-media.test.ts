import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { rect, svgDocument } from '../drawings/pen/svg';
import { type MediaPicture, mediaPlan } from './media-plan';
import { writeMedia } from './write-media';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-pictures-'));
});

afterEach(() => rm(folder, { recursive: true }));

const plain = (file: string, colour: string): MediaPicture => ({
  draw: () => svgDocument(8, 4, rect(0, 0, 8, 4, 0, colour)),
  width: 8,
  files: [{ file, width: 8, height: 4 }],
});

test('writes the declared files in the declared sizes', async () => {
  const samples = ['products/mask-front', 'scenes/endoscopy', 'scenes/membership', 'brand/grade-3'];
  const plan = mediaPlan().filter(({ files }) => samples.some((sample) => files[0]?.file.startsWith(sample)));
  const files = plan.flatMap((picture) => picture.files);
  expect(files.map(({ file, width, height }) => `${file} ${width}×${height}`)).toEqual([
    'products/mask-front-160.webp 160×160',
    'products/mask-front-320.webp 320×320',
    'products/mask-front-640.webp 640×640',
    'products/mask-front-1280.webp 1280×1280',
    'scenes/endoscopy-640.webp 640×200',
    'scenes/endoscopy-1280.webp 1280×400',
    'scenes/endoscopy-1920.webp 1920×600',
    'scenes/endoscopy-narrow-750.webp 750×420',
    'scenes/membership-640.webp 640×80',
    'scenes/membership-1280.webp 1280×160',
    'scenes/membership-1920.webp 1920×240',
    'scenes/membership-narrow-750.webp 750×240',
    'brand/grade-3-160.webp 160×160',
    'brand/grade-3-320.webp 320×320',
    'brand/grade-3-640.webp 640×640',
  ]);
  await writeMedia(folder, plan);
  for (const { file, width, height } of files) {
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ format: 'webp', width, height });
  }
});

test('names every file once', () => {
  const names = mediaPlan().flatMap(({ files }) => files.map(({ file }) => file));
  expect(new Set(names).size).toBe(names.length);
});

test('draws only what is new, changed or lost, and removes what is no longer named', async () => {
  expect(await writeMedia(folder, [plain('a/one.webp', 'red'), plain('a/two.webp', 'red')])).toEqual({
    written: 2,
    kept: 0,
    removed: 0,
  });
  const first = await stat(join(folder, 'a/one.webp'));
  await rm(join(folder, 'a/two.webp'));
  const again = [plain('a/one.webp', 'red'), plain('a/two.webp', 'red'), plain('a/three.webp', 'red')];
  expect(await writeMedia(folder, again)).toEqual({ written: 2, kept: 1, removed: 0 });
  expect((await stat(join(folder, 'a/one.webp'))).mtimeMs).toBe(first.mtimeMs);
  expect(await writeMedia(folder, [plain('a/one.webp', 'blue')])).toEqual({
    written: 1,
    kept: 0,
    removed: 2,
  });
  expect(await readdir(join(folder, 'a'))).toEqual(['one.webp']);
});

test('is deterministic', async () => {
  const plan = mediaPlan().filter(({ files }) => files[1]?.file === 'products/al-hg-500-label-320.webp');
  const draw = async () => {
    await rm(join(folder, 'manifest.json'), { force: true });
    await writeMedia(folder, plan);
    return readFile(join(folder, 'products/al-hg-500-label-320.webp'));
  };
  expect((await draw()).equals(await draw())).toBe(true);
});
