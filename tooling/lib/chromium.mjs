import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, isDebianRoot } from './install-packages.mjs';

// The one without a browser's windows takes a quarter less of the processor.
const headlessShell = '/usr/bin/chromium-headless-shell';

const known = [
  process.env['CHROMIUM_PATH'],
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () => [...known, chromium.executablePath()].find((path) => path && existsSync(path));

const hasChineseFont = () =>
  spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim() !== '';

function installWhatIsMissing() {
  if (!hasChineseFont()) installPackages('fonts-noto-cjk');
  // Older Debians have only the second.
  for (const browser of ['chromium-headless-shell', 'chromium']) if (!installed()) installPackages(browser);
}

/** Before many browser tests: has the lighter browser where Debian has it. Without it another one is as good. */
export function preferHeadlessShell() {
  if (!process.env['CHROMIUM_PATH'] && !existsSync(headlessShell)) installPackages('chromium-headless-shell');
}

/**
 * The Chromium that browser tests drive. On Debian as root, what is missing is installed from its packages.
 * @throws Error that says in one line how to get one
 */
export function findChromium() {
  if ((!installed() || !hasChineseFont()) && isDebianRoot()) installWhatIsMissing();
  const path = installed();
  if (!path)
    throw new Error(
      '找不到 Chromium：请执行 apt-get install -y chromium-headless-shell fonts-noto-cjk（或 npx playwright install chromium），或设置 CHROMIUM_PATH',
    );
  return path;
}

/** Flags for a quiet headless run; as root Chromium starts only without its sandbox. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** For pages that live for seconds: compiling for speed takes a third more of the processor. */
export const quickToStart = ['--js-flags=--no-opt,--single-threaded-gc'];
