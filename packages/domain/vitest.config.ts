import { defineConfig } from 'vitest/config'

// Mutation tests copy only this folder, so it needs its own configuration. CI uses the `rules` project of the root.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Property tests are several times slower when the code is instrumented.
    testTimeout: 60_000,
  },
})
