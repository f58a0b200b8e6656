import { defineConfig } from '@playwright/test';
import { browserOptions } from './scripts/testing/browser.ts';

const results = process.env.E2E_RESULTS;

/** Browser tests run against a server that is already there: `npm test` starts one with a fresh demo shop. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Against what hangs, not a measure: a loaded machine takes its time with any step.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  reporter: results ? [['list'], ['json', { outputFile: results }]] : [['list']],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://127.0.0.1:3000',
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(),
  },
});
