import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { StaticPagesOptions } from './pages-module.ts'

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

/** The two typefaces that the first screen shows; other faces load when a page uses them. */
const preloadedFonts = /(source-sans-3-latin-400|source-serif-4-latin-600)/

/** Addresses of what Vite made for the static pages, from its manifest. @throws when an entry is missing there */
export async function builtAssets(outDir: string, options: StaticPagesOptions) {
  const manifest = await readManifest(outDir)
  const chunkOf = (entry: string) => {
    const chunk = manifest[entry]
    if (!chunk) throw new Error(`The build has nothing for ${entry}.`)
    return chunk
  }
  const style = chunkOf(options.styleEntry)
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  return {
    styles: [style.file, ...(style.css ?? [])].filter((file) => file.endsWith('.css')).map(addressOf),
    preloads: [...new Set(files)]
      .filter((file) => file.endsWith('.woff2') && preloadedFonts.test(file))
      .map(addressOf),
    scripts: Object.fromEntries(
      Object.entries(options.pageScripts).map(([name, entry]) => [name, addressOf(chunkOf(entry).file)]),
    ),
  }
}

/** What Vite made of which source. */
export async function readManifest(outDir: string): Promise<Readonly<Record<string, ManifestChunk>>> {
  return JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'))
}

const addressOf = (file: string) => `/${file}`
