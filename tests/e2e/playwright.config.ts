import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/launch-options'

/**
 * These tests change what all others see (the release, the login, the CRM's responses), or read what others would
 * change.
 */
const alone = [
  'complaint-desk',
  'complaint-number',
  'content-rules',
  'crm-down',
  'lots',
  'panel*',
  'privacy-desk',
  'project-eleven',
  'publish',
  'publish-panel',
  'replay',
  'security-*',
].map((name) => `${name}.e2e.ts`)
const last = 'outage.e2e.ts'

// All tests share one running product. Visitors are independent, so their tests run in parallel, as many as the
// smallest
// machine we use has cores.
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // Not by --grep-invert, which would run the whole projects that others depend on.
  ...(process.env.WITHOUT_LONG_TESTS === 'true' && { grepInvert: /@long/ }),
  outputDir: '../../test-results',
  workers: 2,
  // A retry tells a race from a defect. The run fails either way and names the test, so no race is hidden.
  retries: process.env.CI === 'true' ? 1 : 0,
  failOnFlakyTests: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/closing-line.reporter.ts']],
  globalSetup: './support/product.setup.ts',
  use: { browserName: 'chromium', launchOptions, locale: 'es-PE', timezoneId: 'America/Lima' },
  projects: [
    { name: 'visitors', testIgnore: [...alone, last], fullyParallel: true },
    { name: 'product', testMatch: alone, workers: 1, dependencies: ['visitors'] },
    // Stops the database, the CMS and the intake, so it must be last.
    { name: 'outage', testMatch: last, dependencies: ['product'] },
  ],
})
