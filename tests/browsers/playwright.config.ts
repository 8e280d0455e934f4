import { defineConfig } from '@playwright/test'

// Playwright cannot drive Debian's Firefox and WebKit. It only runs the tests, which use other drivers.
export default defineConfig({
  testDir: '.',
  testMatch: '*.browsers.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 240_000,
  reporter: [['list'], ['../e2e/support/summary.reporter.ts']],
  globalSetup: '../e2e/support/product.setup.ts',
})
