import type { SourceFile } from './source-file.ts'

/** What only the browser has, and why. */
const inTheBrowserAlone = new Set([
  // Made at build time: no call is behind it.
  'site',
  'help-tips',
  // Nothing typed there leaves the browser.
  'generator',
  // The payment provider's own fields; on the server a platform.
  'payments',
  // Reads reports in the visitor's browser, and sends nothing of them.
  'check',
])

/** One sentence for each feature of the browser whose noun is none of the server's: its name, or its name with a part of it. */
export function checkNames(files: readonly SourceFile[]): string[] {
  const server = featuresOf(files, 'server')
  return featuresOf(files, 'web')
    .filter((name) => !inTheBrowserAlone.has(name))
    .filter((name) => !server.some((noun) => name === noun || name.startsWith(`${noun}-`)))
    .map(
      (name) =>
        `src/web/features/${name}: the server has no feature of that name; one noun has one name on both sides`,
    )
}

function featuresOf(files: readonly SourceFile[], side: 'server' | 'web'): string[] {
  const folder = new RegExp(`^src/${side}/features/([^/]+)/`)
  return [...new Set(files.flatMap(({ path }) => folder.exec(path)?.[1] ?? []))].toSorted()
}
