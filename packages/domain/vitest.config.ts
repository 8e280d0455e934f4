import { defineConfig } from 'vitest/config'

// For runs inside this folder: mutation runs copy it and nothing else. CI uses the `rules` project of the root.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Instrumented property tests are several times slower.
    testTimeout: 60_000,
  },
})
