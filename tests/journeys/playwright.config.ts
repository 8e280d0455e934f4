import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/launch-options'

/** Journeys of people who have no account. */
const visitors = ['buyer', 'buyer-abroad', 'complainant', 'every-control', 'keyboard-user', 'referrer'].map(
  (name) => `${name}.journey.ts`,
)

// One product. Staff publish, schedule and change accounts, which their colleagues would see: one journey at a time. One
// of a visitor goes on beside it, as in real life, because staff often wait for a minute of the clock.
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  ...(process.env.WITHOUT_LONG_TESTS === 'true' && { grepInvert: /@long/ }),
  outputDir: '../../test-results/journeys',
  workers: 2,
  retries: 0,
  // A journey may wait for a full minute of the clock, for a release or for the next one-time code.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../e2e/support/closing-line.reporter.ts', { name: 'journeys' }]],
  projects: [
    { name: 'staff', testIgnore: visitors, workers: 1 },
    { name: 'visitors', testMatch: visitors, workers: 1 },
  ],
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
