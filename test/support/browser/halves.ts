import * as path from 'node:path'

/** What stands in for a file where there is no Node: the same names, made for a page. */
const halves = new Map([
  ['src/engine/read/node-host.ts', 'package-files.ts'],
  ['src/engine/read/wasm-host.ts', 'wasm-host.ts'],
  ['test/support/kept-work.ts', 'kept-work.ts'],
  ['test/support/soak-share.ts', 'soak-share.ts'],
])

/** Tests and what supports them: these alone may read files. */
export const isOfTests = (file: string): boolean => file.startsWith('test/') || file.endsWith('.test.ts')

/**
 * The file (from the root) that an import means in a browser; null for that of a package.
 * @param from the file that imports, from the root
 */
export function meantInBrowser(source: string, from: string): string | null {
  if (source === 'node:fs' && isOfTests(from)) return half('files.ts')
  if (!source.startsWith('.')) return null
  const file = path.posix.join(path.posix.dirname(from), source.replace(/\?.*/, ''))
  const name = halves.get(file)
  return name === undefined ? file : half(name)
}

const half = (name: string) => `test/support/browser/${name}`
