import { existsSync } from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { browserProject } from './test/support/browser/browser-project.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const sources = path.join(root, 'src')
/** As in the product: React's checks of each element that is made cost a tenth of the time of a page's test. */
const react = { jsx: { runtime: 'automatic', development: false } } as const
const pages = 'src/**/*.dom.test.{ts,tsx}'
/** Minutes of character recognition and the like: `npm run soak` runs them. */
const soaks = process.env.ARMOR_SOAK === undefined ? ['**/*.soak.test.ts'] : []

/**
 * `npm test` has just built the product: then the tests are of what was built, as it is in use. Node loads it by itself, which takes
 * half the time of the runner's own loading of the sources, and it runs as fast as it does in use.
 */
const builtProduct: Plugin = {
  name: 'built-product',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !source.startsWith('.')) return null
    const file = path.relative(sources, path.resolve(path.dirname(importer), source))
    if (!/^(?:shared|engine|server)[\\/].+\.tsx?$/.test(file)) return null
    const built = path.join(root, 'dist', file.replace(/\.tsx?$/, '.js'))
    return existsSync(built) ? built : null
  },
}

/** Small files of long tests. */
const longest = [
  'test/recovery/two-servers.test.ts',
  'src/server/main.test.ts',
  'src/server/platform/queue/killed-worker.test.ts',
  'src/server/features/mail/two-senders.test.ts',
]
/** Two starts and two intakes: beside the checks and the first of the browser tests it takes six times as long, near the end it would be waited for. */
const inTheMiddle = 'test/recovery/killed-server.test.ts'
const isLong = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(`/${file}`))

/** The runner begins with the largest files when it knows of no earlier run; one of the long ones at the end would be waited for. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isMiddle = ({ moduleId }: TestSpecification) => moduleId.endsWith(`/${inTheMiddle}`)
    const others = sorted.filter((file) => !isLong(file) && !isMiddle(file))
    others.splice(Math.floor(others.length / 2), 0, ...sorted.filter(isMiddle))
    return [...sorted.filter(isLong), ...others]
  }
}

export default defineConfig({
  oxc: react,
  plugins: process.env.ARMOR_BUILT === undefined ? [] : [builtProduct],
  test: {
    server: { deps: { external: [/[\\/]dist[\\/](?:shared|engine|server)[\\/]/] } },
    globalSetup: ['test/support/start-databases.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            '{scripts,bench}/**/*.test.ts',
            'test/{support,contracts,access,recovery,journeys,mutations}/**/*.test.ts',
          ],
          exclude: [pages, ...soaks],
          // No module keeps state (docs/architecture.md), so that files may share what is loaded: a fifth of the time less.
          isolate: false,
          // Mails and pages are drawn as they are in use: React's checks of each element take longer than drawing it.
          env: { NODE_ENV: 'production' },
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
      browserProject(path.join(root, '.'), patience(['test/support/same-properties.ts'])),
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
