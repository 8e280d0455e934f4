import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/launch-options'

// One product, one journey at a time: journeys publish, schedule and change accounts, which all others would see.
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  ...(process.env.WITHOUT_LONG_TESTS === 'true' && { grepInvert: /@long/ }),
  outputDir: '../../test-results/journeys',
  workers: 1,
  retries: 0,
  // A journey may wait for a full minute of the clock, for a release or for the next one-time code.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../e2e/support/closing-line.reporter.ts', { name: 'journeys' }]],
  globalSetup: '../e2e/support/product.setup.ts',
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    actionTimeout: 30_000,
    trace: process.env.JOURNEY_TRACE === 'true' ? 'on' : 'off',
    screenshot: 'only-on-failure',
  },
})
