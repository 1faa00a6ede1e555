import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { browserTests, reachedFrom } from './browser-tests.ts'
import { isOfTests, meantInBrowser } from './halves.ts'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'

/** The engine's tests in Chromium, by the sources from which the browser's own bundle is made (decision 138). */
export function browserProject(root: string, patience: object): TestProjectInlineConfiguration {
  const tests = browserTests(root, process.env.ARMOR_SOAK !== undefined)
  const packages = new Set(tests.flatMap((test) => [...reachedFrom(root, test).packages]))
  packages.delete('vitest')
  return {
    root,
    plugins: [forBrowser(root)],
    define: { 'process.env.ARMOR_SOAK': JSON.stringify(process.env.ARMOR_SOAK) ?? 'undefined' },
    // All of them before the first test: one that is found later reloads the page in the middle of a test.
    optimizeDeps: { include: [...packages], noDiscovery: true },
    test: {
      name: 'browser',
      include: tests,
      ...patience,
      // One page, in which one file comes after the other and finds loaded what it shares with those before.
      isolate: false,
      // Beside the tests of pages, which leave a core to it for longer than it takes.
      sequence: { groupOrder: 1 },
      browser: {
        enabled: true,
        headless: true,
        fileParallelism: false,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(existsSync(chromium) ? { executablePath: chromium } : {}),
            // Root in a container has no user namespaces; nothing here is drawn.
            args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu'],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

function forBrowser(root: string): Plugin {
  const fromRoot = (file: string) => path.relative(root, file.replace(/\?.*/, '')).replaceAll(path.sep, '/')
  return {
    name: 'for-browser',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || importer.includes('node_modules')) return null
      const from = fromRoot(importer)
      const meant = meantInBrowser(source, from)
      if (meant === null && source.startsWith('node:'))
        throw new Error(`${from} imports ${source}, which no browser has`)
      return meant === null ? null : path.join(root, meant)
    },
    transform(code, id) {
      // Vite would write the address of a copy of its own there; a test means the file beside it.
      return isOfTests(fromRoot(id))
        ? code.replaceAll(/\bnew URL\(\s*(?=['`])/g, '$&/* @vite-ignore */ ')
        : null
    },
    configureServer({ middlewares }) {
      middlewares.use('/served-to-tests', ({ url = '' }, response) => {
        try {
          response.end(servedFile(root, decodeURIComponent(url)))
        } catch {
          response.statusCode = 404
          response.end()
        }
      })
    },
  }
}

/** A file of the checkout or of a package, or the names in a folder. Tests know the path of their own file, the rest its address. */
function servedFile(root: string, place: string): Uint8Array | string {
  const [, ofPackage] = /^\/packages\/(.+)/.exec(place) ?? []
  const file =
    ofPackage === undefined
      ? path.join(root, place.startsWith(`${root}/`) ? place.slice(root.length) : place)
      : createRequire(import.meta.url).resolve(ofPackage)
  return statSync(file).isDirectory() ? JSON.stringify(readdirSync(file)) : readFileSync(file)
}
