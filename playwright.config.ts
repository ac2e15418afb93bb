import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores of a small machine: most tests wait for the network or a frame now and then.
  workers: 3,
  // A machine with other work may stand still for half a minute.
  timeout: 120_000,
  // As long as such a pause, and what follows it.
  expect: { timeout: 45_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findBrowser(), args: browserArguments() },
    viewport: { width: 1280, height: 800 },
  },
});
