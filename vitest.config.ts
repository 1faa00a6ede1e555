import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** As in the product: React's checks of each element that is made cost a tenth of the time of a page's test. */
const react = { jsx: { runtime: 'automatic', development: false } } as const
const pages = 'src/**/*.dom.test.{ts,tsx}'
/** Minutes of character recognition and the like: `npm run soak` runs them. */
const soaks = process.env.ARMOR_SOAK === undefined ? ['**/*.soak.test.ts'] : []

/** `npm test` has just built the product: then the engine's processes are the built ones, as they are in use. */
const builtChildren = {
  find: /^\.\.\/children\/fork-child\.ts$/,
  replacement: fileURLToPath(new URL('dist/engine/children/fork-child.js', import.meta.url)),
}

export default defineConfig({
  oxc: react,
  resolve: { alias: process.env.ARMOR_BUILT === undefined ? [] : [builtChildren] },
  test: {
    globalSetup: ['test/support/start-databases.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'test/{support,access,recovery,journeys,mutations}/**/*.test.ts',
          ],
          exclude: [pages, ...soaks],
          // No module keeps state (docs/architecture.md), so that files may share what is loaded: a fifth of the time less.
          isolate: false,
          sequence: { groupOrder: 0 },
          ...patience(['test/support/same-properties.ts']),
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: [pages],
          environment: 'jsdom',
          isolate: false,
          // After the others: a worker is kept only for files of its own project, and starting one takes seconds of a core.
          sequence: { groupOrder: 1 },
          ...patience(['src/web/test-support/dom-environment.ts']),
        },
      },
    ],
  },
})

function patience(setUp: readonly string[] = []) {
  return {
    setupFiles: ['test/support/fail-on-noise.ts', ...setUp],
    // For a machine that is ten times as busy as it should be: what never comes is known a little later.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // What fails sometimes is mended (decision 012).
    retry: 0,
  }
}
