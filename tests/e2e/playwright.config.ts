import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/launch-options'

/** They change what all others see (the release, the login, the CRM's answers), or read what others would change. */
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

// All tests share one running product. Visitors do not meet, so their tests run side by side, as many as there are cores
// on the smallest machine we use.
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // Not by --grep-invert, which lets the projects that others depend on run whole.
  ...(process.env.WITHOUT_LONG_TESTS === 'true' && { grepInvert: /@long/ }),
  outputDir: '../../test-results',
  workers: 2,
  // A second try tells a race from a defect. The run fails either way and names the test, so that no race is hidden.
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
    // Stops the database, the CMS and the intake, so nothing can come after it.
    { name: 'outage', testMatch: last, dependencies: ['product'] },
  ],
})
