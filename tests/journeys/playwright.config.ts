import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/launch-options'

/** Journeys of people who have no account, and of marketing, who change what those people see. */
const publicSide = [
  'buyer',
  'buyer-abroad',
  'complainant',
  'every-control',
  'keyboard-user',
  'marketing',
  'marketing-media',
  'referrer',
].map((name) => `${name}.journey.ts`)

// One product, and two journeys at a time: one of the public side, which often waits for a minute of the clock, and one
// of the desks. Within a side they would see each other's changes.
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
  reporter: [['list'], ['../e2e/support/summary.reporter.ts', { name: 'journeys' }]],
  projects: [
    { name: 'desks', testIgnore: publicSide, workers: 1 },
    { name: 'public', testMatch: publicSide, workers: 1 },
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
