import type { Page } from '@playwright/test';

/** As light as a picture of the tour may be, in bytes. */
const heaviest = 40_000;

/** Turns a screenshot into a WebP of a width, as good as its weight allows: the browser writes it. */
export async function toWebp(page: Page, png: Buffer, width: number): Promise<Buffer> {
  for (const quality of [0.82, 0.7, 0.6, 0.5, 0.4, 0.3]) {
    const address = await page.evaluate(
      async ([source, wanted, good]) => {
        const bitmap = await createImageBitmap(await (await fetch(source)).blob());
        const canvas = document.createElement('canvas');
        canvas.width = wanted;
        canvas.height = Math.round((bitmap.height * wanted) / bitmap.width);
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('this browser draws nothing');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', good);
      },
      [`data:image/png;base64,${png.toString('base64')}`, width, quality] as const,
    );
    const webp = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    if (webp.length <= heaviest) return webp;
  }
  throw new Error('a picture does not become light enough');
}
