import { defineConfig } from 'vitest/config'

// Unit tests sit beside their source and need nothing. Integration tests start a real PostgreSQL and real processes.
// `security` does the harm that SECURITY.md speaks of.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,content,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{apps,packages,tools,tests}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tests/support/integration-database.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
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
    ],
  },
})
