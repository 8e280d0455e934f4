import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { programmedAnswers } from './tests/support/programmed-answers.vite.ts'
import { testBrowser } from './tests/support/test-browser.ts'

const site = { alias: { '@': `${import.meta.dirname}/apps/site/src` } }

// `unit` and `rules` need no services. `components` runs in a browser. The others start a real PostgreSQL and real
// processes. `security` attacks the product in ways that SECURITY.md lists, and `fuzz` sends generated requests.
export default defineConfig({
  test: {
    projects: [
      {
        resolve: site,
        test: {
          name: 'unit',
          include: ['{apps,packages,tools,tests/spec}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'packages/domain/**', '**/*.integration.test.ts', '**/*.browser.test.tsx'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['{packages/domain,content}/**/*.test.ts'],
          // Pure functions can share a process. Starting one process per file took four times as long as the tests.
          isolate: false,
          // Tests with random values take one second alone, but more than five while other CI steps run.
          testTimeout: 60_000,
        },
      },
      {
        root: 'apps/site',
        resolve: site,
        oxc: { jsx: { runtime: 'automatic' } },
        plugins: [programmedAnswers()],
        // If Vite discovered these packages during a test, it would reload the page.
        optimizeDeps: {
          include: [
            '@app/domain > zod/mini',
            'clsx',
            'downshift',
            'embla-carousel-autoplay',
            'embla-carousel-react',
            'idb-keyval',
            'libphonenumber-js/core',
            'lucide-react',
            'photoswipe',
            'react-dom/client',
            'react-dom/server',
            'react-hook-form',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'components',
          include: ['{src,astro}/**/*.browser.test.tsx'],
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 180_000,
            provider: playwright({
              launchOptions: { executablePath: testBrowser, args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{apps,packages,tools,tests}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tests/support/integration-database.setup.ts'],
          // The timeout is long, so tests do not fail on a busy machine.
          testTimeout: 240_000,
          hookTimeout: 300_000,
          // Files can run in parallel, because each has its own copy of the database and free ports.
          maxWorkers: 2,
          retry: process.env.FLAKY_TESTS_PASS === 'true' ? 1 : 0,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/*.fault.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'security',
          include: ['tests/security/*.security.ts'],
          globalSetup: ['tests/support/integration-database.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/*.fuzz.ts'],
          globalSetup: ['tests/support/integration-database.setup.ts'],
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
