import { defineConfig } from '@playwright/test'

// Playwright is only the runner here: it cannot drive Debian's Firefox and WebKit, so the tests use their own drivers.
export default defineConfig({
  testDir: '.',
  testMatch: '*.browsers.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 240_000,
  reporter: [['list'], ['../e2e/support/summary.reporter.ts']],
  globalSetup: '../e2e/support/product.setup.ts',
})
