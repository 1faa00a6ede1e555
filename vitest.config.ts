import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'test/{support,access,recovery,journeys}/**/*.test.ts',
    ],
    globalSetup: ['test/support/start-databases.ts'],
    setupFiles: ['test/support/fail-on-noise.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // One more try on a machine that is too busy (decision 012); the runner marks every test that needed it.
    retry: 1,
  },
})
