import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { forgetful, startPostgres } from 'mall-api/postgres-server';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { freePort } from 'tooling/lib/processes.mjs';
import { serve, startShop } from 'tooling/lib/shop.mjs';
import { buildVariants } from './build-variants';
import { serveDefault } from './default-server';
import type { VariantName } from './options';
import { ownCertificate } from './own-certificate';

export interface StartedVariants {
  /** Where each is served, over HTTP/2. */
  addresses: Readonly<Partial<Record<VariantName, string>>>;
  /** Of the one API behind all of them. */
  apiUrl: string;
  /** Takes their certificate for a sound one. */
  browser: Browser;
  stop(): Promise<void>;
}

/** Builds variants of the shop from the same source, and serves them beside one another. */
export async function startVariants(names: readonly VariantName[]): Promise<StartedVariants> {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));
  const certificate = await ownCertificate(folder);
  const { serveArgs } = certificate;
  console.log('building…');
  const built = await buildVariants(folder, names);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const database = await startPostgres(forgetful);
  // As buyers get it: on PostgreSQL, without the checks of a developer's API.
  const apiEnv = {
    DATABASE_URL: database.url,
    NODE_ENV: 'production',
    DATABASE_CONNECT_SECONDS: '60',
    // One buyer stands for many.
    BUYER_CALLS_A_MINUTE: '1000000',
    ADDRESS_CALLS_A_MINUTE: '1000000',
  };
  const composed = await startShop({ store: built.composedStore, dataDir, apiEnv, serveArgs });
  const addresses: Partial<Record<VariantName, string>> = { composed: composed.url };
  const others: { stop: () => unknown }[] = [];
  if (names.includes('one bundle')) {
    const port = await freePort();
    const bundle = serve({ store: built.bundleStore, port, apiUrl: composed.apiUrl, serveArgs });
    await bundle.ready();
    addresses['one bundle'] = bundle.url;
    others.push(bundle);
  }
  if (names.includes('default federation')) {
    const plain = await serveDefault(built.defaultFolder, composed.apiUrl, certificate);
    addresses['default federation'] = plain.url;
    others.push(plain);
  }
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, ...certificate.browserArgs],
  });
  return {
    addresses,
    apiUrl: composed.apiUrl,
    browser,
    async stop() {
      await browser.close();
      for (const other of others) await other.stop();
      await composed.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
