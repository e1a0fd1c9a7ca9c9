import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, quickToStart } from 'tooling/lib/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  // Which of them run is a choice of the command line: a variable would reach the tests that a drill runs elsewhere.
  projects: [
    { name: 'journeys', testDir: './journeys' },
    // They run beside other drills.
    { name: 'drills', testDir: './drills', workers: 2 },
  ],
  testMatch: '**/*.test.ts',
  outputDir: './test-results',
  snapshotPathTemplate: '{testDir}/names/{arg}{ext}',
  // For a machine with other work: what comes at all has come long before.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  globalSetup: './support/prepare-shops.ts',
  // Two leave a sixth of two processors idle: journeys wait for servers and pages.
  workers: 3,
  fullyParallel: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/report.json' }],
  ],
  use: {
    browserName: 'chromium',
    // Twice what the longest rests, a minute before another code: what hangs is named before its test is out of time.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // The journeys that are about a visit without network allow them.
    serviceWorkers: 'block',
    // What moves costs a fifth of the processor; the journeys that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [...chromiumArgs, ...quickToStart, '--renderer-process-limit=1'],
    },
  },
});
