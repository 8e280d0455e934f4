import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/launch-options'

/** Tests that run one at a time, because they change or depend on data of the whole product. */
const serialTests = [
  'complaint-desk',
  'complaint-number',
  'content-rules',
  'crm-down',
  'lots',
  'panel*',
  'privacy-desk',
  'new-project',
  'publish',
  'publish-panel',
  'redirects',
  'replay',
  'security-*',
].map((name) => `${name}.e2e.ts`)
const outageTest = 'outage.e2e.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // --grep-invert would not apply to the projects that other projects depend on.
  ...(process.env.WITHOUT_LONG_TESTS === 'true' && { grepInvert: /@long/ }),
  outputDir: '../../test-results',
  // All tests share one product. The smallest machine that runs them has two cores.
  workers: 2,
  // A retry shows whether a failure is a race condition.
  retries: process.env.CI === 'true' ? 1 : 0,
  failOnFlakyTests: process.env.FLAKY_TESTS_PASS !== 'true',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/summary.reporter.ts']],
  globalSetup: './support/product.setup.ts',
  use: { browserName: 'chromium', launchOptions, locale: 'es-PE', timezoneId: 'America/Lima' },
  projects: [
    { name: 'visitors', testIgnore: [...serialTests, outageTest], fullyParallel: true },
    { name: 'product', testMatch: serialTests, workers: 1, dependencies: ['visitors'] },
    // The outage test stops the database, the CMS, the intake and the worker, so it must be last.
    { name: 'outage', testMatch: outageTest, dependencies: ['product'] },
  ],
})
