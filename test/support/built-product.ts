// Beside a loader of TypeScript: a process of a test loads what was built of the product, for which it need not be compiled.
import { existsSync } from 'node:fs'
import { type ResolveHook, register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'

// Node asks hooks in a thread of their own, which loads this file once more.
if (isMainThread) register(import.meta.url)

/** As vitest.config.ts does it for the tests. */
export const resolve: ResolveHook = (source, context, next) => {
  const importer = context.parentURL ?? ''
  if (source.startsWith('.') && importer.startsWith('file:')) {
    const { href } = new URL(source, importer)
    const built = href.replace(/\/src\/((?:shared|engine|server)\/.+)\.tsx?$/, '/dist/$1.js')
    if (built !== href && existsSync(fileURLToPath(built)))
      return { url: built, format: 'module', shortCircuit: true }
  }
  return next(source, context)
}
