import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/launch-options'

/** Journeys of visitors on the site, and journeys of marketing, which change the content of the site. */
const publicJourneys = [
  'buyer',
  'buyer-abroad',
  'complainant',
  'every-control',
  'keyboard-user',
  'marketing',
  'marketing-media',
  'referrer',
].map((name) => `${name}.journey.ts`)

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  ...(process.env.WITHOUT_LONG_TESTS === 'true' && { grepInvert: /@long/ }),
  outputDir: '../../test-results/journeys',
  // Each Playwright project runs one journey at a time, because its journeys would see each other's changes.
  workers: 2,
  retries: process.env.FLAKY_TESTS_PASS === 'true' ? 1 : 0,
  // A journey may wait for the next full minute, a release or the next one-time code.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../e2e/support/summary.reporter.ts', { name: 'journeys' }]],
  projects: [
    { name: 'desks', testIgnore: publicJourneys, workers: 1 },
    { name: 'public', testMatch: publicJourneys, workers: 1 },
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
