import { defineConfig } from '@playwright/test'

const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--enable-unsafe-swiftshader',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

// One worker: the tests share one running product, and two cores run it.
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/closing-line.reporter.ts']],
  globalSetup: './support/product.setup.ts',
  use: { browserName: 'chromium', launchOptions, locale: 'es-PE', timezoneId: 'America/Lima' },
  projects: [
    { name: 'product', testIgnore: 'outage.e2e.ts' },
    // Stops the database, the CMS and the intake, so nothing can come after it.
    { name: 'outage', testMatch: 'outage.e2e.ts', dependencies: ['product'] },
  ],
})
