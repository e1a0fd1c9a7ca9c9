import { get } from 'node:http';
import type { Page } from '@playwright/test';

interface Composition {
  apps: Record<string, { preload: Record<string, readonly string[]> }>;
}

/** What the first visit of a route loads beyond what every page does: files, and their bytes as brotli sends them. */
export async function visitBytes(page: Page, app: string, path: string) {
  const text = await page.locator('script#composition').textContent();
  const { apps }: Composition = JSON.parse(text ?? '');
  const files = apps[app]?.preload[path] ?? [];
  const sizes = await Promise.all(files.map((file) => sentBytes(new URL(file, page.url()))));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const sentBytes = (url: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += chunk.length;
      resolve(bytes);
    }).once('error', reject);
  });
