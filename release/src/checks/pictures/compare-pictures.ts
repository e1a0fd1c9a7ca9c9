/// <reference lib="dom" />

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright-core';

/** Two pictures as they are kept (WebP), and what differs between them. */
interface Compared {
  /** Null without a first picture. */
  before: Buffer | null;
  after: Buffer;
  /** The second one in grey with red where they differ; null where they do not. */
  marked: Buffer | null;
  /** Share of the pixels that differ, 0 to 1. */
  differing: number;
}

/** Compares pictures in a page of its own: a browser decodes and encodes what Node cannot. */
export interface PictureComparison {
  /** @param before PNG, as `after`; null where there is none */
  compare(before: Buffer | null, after: Buffer): Promise<Compared>;
  close(): Promise<void>;
}

const ORIGIN = 'http://pictures.invalid';
const PAGE = `<!doctype html><script type="module">
import pixelmatch from '/pixelmatch.js';
globalThis.pixelmatch = pixelmatch;
// Compilers name functions with its help.
globalThis.__name = value => value;
</script>`;

interface ComparingWindow {
  pixelmatch: typeof pixelmatch;
}

/** Runs in the page, so it needs nothing of what runs here. */
async function compareInPage(hasBefore: boolean): Promise<Record<keyof Compared, string | number | null>> {
  const read = async (path: string) => createImageBitmap(await (await fetch(path)).blob());
  const [before, after] = await Promise.all([hasBefore ? read('/before.png') : null, read('/after.png')]);
  const width = Math.max(before?.width ?? 0, after.width);
  const height = Math.max(before?.height ?? 0, after.height);
  const drawn = (picture: ImageBitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('there is no canvas');
    context.drawImage(picture, 0, 0);
    return context;
  };
  const pixels = (context: OffscreenCanvasRenderingContext2D) => context.getImageData(0, 0, width, height);
  const encoded = async ({ canvas }: OffscreenCanvasRenderingContext2D) => {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    const reader = new FileReader();
    reader.readAsDataURL(blob);
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    return String(reader.result).replace(/^[^,]*,/, '');
  };
  const shown = drawn(after);
  if (!before) return { before: null, after: await encoded(shown), marked: null, differing: 0 };
  const live = drawn(before);
  const marks = drawn(after);
  const output = marks.createImageData(width, height);
  const { pixelmatch } = globalThis as unknown as ComparingWindow;
  const alike = { alpha: 0.3 };
  const count = pixelmatch(pixels(live).data, pixels(shown).data, output.data, width, height, alike);
  marks.putImageData(output, 0, 0);
  const kept = await encoded(shown);
  if (count === 0) return { before: kept, after: kept, marked: null, differing: 0 };
  return {
    before: await encoded(live),
    after: kept,
    marked: await encoded(marks),
    differing: count / (width * height),
  };
}

export async function openPictureComparison(browser: Browser): Promise<PictureComparison> {
  const page = await browser.newPage({ baseURL: ORIGIN });
  const library = await readFile(createRequire(import.meta.url).resolve('pixelmatch'), 'utf8');
  const pictures = new Map<string, Buffer>();
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const picture = pictures.get(pathname);
    if (picture) await route.fulfill({ body: picture, contentType: 'image/png' });
    else if (pathname === '/pixelmatch.js')
      await route.fulfill({ body: library, contentType: 'text/javascript' });
    else await route.fulfill({ body: PAGE, contentType: 'text/html' });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const bytes = (text: string | number | null) =>
    typeof text === 'string' ? Buffer.from(text, 'base64') : null;
  return {
    async compare(before, after) {
      pictures.set('/after.png', after);
      if (before) pictures.set('/before.png', before);
      const compared = await page.evaluate(compareInPage, before !== null);
      return {
        before: bytes(compared.before),
        after: bytes(compared.after) ?? Buffer.of(),
        marked: bytes(compared.marked),
        differing: Number(compared.differing),
      };
    },
    close: () => page.close(),
  };
}
