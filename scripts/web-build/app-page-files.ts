import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { readManifest } from './built-assets.ts'

interface AppPageSource {
  /** Relative to the root. */
  file: string
  texts: readonly string[]
}

const line =
  /'([^']+)': \{\s*load: \(\) => import\('\.\/([^']+)'\),\s*texts: \[([^\]]*)\],?\s*(?:after: \[[^\]]*\],?\s*)?\}/g

/** Which source draws which page of the app, with which texts: a built module knows only its chunks, so its source is read. */
async function appPageSources(root: string, entry: string): Promise<ReadonlyMap<string, AppPageSource>> {
  const source = await readFile(path.join(root, entry), 'utf8')
  const folder = path.posix.dirname(entry)
  return new Map(
    [...source.matchAll(line)].map(([, page = '', file = '', texts = '']) => [
      page,
      {
        file: path.posix.join(folder, file),
        texts: [...texts.matchAll(/'([^']+)'/g)].map(([, part = '']) => part),
      },
    ]),
  )
}

/**
 * The scripts that each page of the app loads before it is shown, by its path and language: the app, the page, the texts without those that come after. A browser that
 * is told of all of them fetches them at once, and not each when the one before has come.
 */
export async function openAppPageFiles(root: string, outDir: string, entry: string) {
  const [manifest, sources] = await Promise.all([readManifest(outDir), appPageSources(root, entry)])
  const closure = (source: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build has nothing for ${source}.`)
    if (found.has(source)) return found
    found.add(source)
    for (const each of chunk.imports ?? []) closure(each, found)
    return found
  }
  const textsOf = (language: string, part: string): string => {
    const source = `src/shared/messages/${language}/parts/${part}.ts`
    if (manifest[source]) return source
    // A page of staff imports all English texts at once: their files have no source of their own then, and keep the name.
    const shared = Object.keys(manifest).filter((each) => each.startsWith(`_${part}-`))
    if (shared.length !== 1) throw new Error(`The build has no one file for ${source}.`)
    return shared[0] ?? ''
  }
  return (page: string, language: string): string[] => {
    const source = sources.get(page)
    if (!source) throw new Error(`${entry} names no file for ${page}.`)
    const texts = ['everywhere', ...source.texts].map((part) => textsOf(language, part))
    const found = new Set<string>()
    for (const each of ['app.html', source.file, ...texts]) closure(each, found)
    return [...found].map((each) => `/${manifest[each]?.file}`)
  }
}
