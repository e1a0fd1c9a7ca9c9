import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { projectRoot } from 'tooling/lib/places.mjs';
import { releaseAll, startShop } from 'tooling/lib/shop.mjs';
import { fillLogin } from '../support/log-in';
import { type TourScreen, tourScreens } from './screens';
import { toWebp } from './to-webp';

/**
 * Takes the pictures of docs/tour.md, and writes it. `npm run tour -w e2e -- [address of a running shop]`; without one it
 * starts the shop from what is built.
 */
const address = process.argv[2];
const docs = join(projectRoot, 'docs');
const folder = mkdtempSync(join(tmpdir(), 'mall-tour-'));
const shop = address
  ? { url: address, stop: async () => undefined }
  : await releaseAll(join(folder, 'store')).then(() =>
      startShop({
        store: join(folder, 'store'),
        dataDir: join(folder, 'data'),
        apiEnv: { DEMO_ADVANCE: 'off' },
      }),
    );
const office = { width: 1366, height: 768 };
/** Width of a picture in the tour, in pixels; the first of all, in the README, is larger. */
const pictureWidth = ({ width = office.width }: TourScreen) => (width < 500 ? 390 : 1000);

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

async function contextFor({ account, width = office.width, height = office.height }: TourScreen) {
  const isPhone = width < 500;
  const known = account === undefined ? undefined : sessions.get(account);
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
    ...(known && { storageState: known }),
  });
  if (account && !known) {
    const page = await context.newPage();
    await page.goto('/login');
    await fillLogin(page, { account });
    await page.close();
    sessions.set(account, await context.storageState());
  }
  return context;
}

try {
  mkdirSync(join(docs, 'images', 'tour'), { recursive: true });
  for (const screen of tourScreens) {
    const context = await contextFor(screen);
    const page = await context.newPage();
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    const png = await page.screenshot();
    const plain = await (await browser.newContext()).newPage();
    const webp = await toWebp(plain, png, pictureWidth(screen));
    writeFileSync(join(docs, 'images', 'tour', `${screen.name}.webp`), webp);
    console.log(`${screen.name} ${webp.length} bytes`);
    await plain.context().close();
    await context.close();
  }
  const lines = tourScreens.map(
    ({ name, text, path }) => `## ${text}\n\n\`${path}\`\n\n![${text}](images/tour/${name}.webp)\n`,
  );
  writeFileSync(
    join(docs, 'tour.md'),
    `# Tour\n\nThe shop at 1366 × 768, the screen of most offices, and on a phone. \`npm run tour -w e2e\` takes the pictures anew.\n\n${lines.join('\n')}`,
  );
} finally {
  await browser.close();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
