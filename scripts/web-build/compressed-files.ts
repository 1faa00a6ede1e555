import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Not the pages: the server puts its own address into them, and compresses them then. */
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.wasm'])
/** Below this a compressed copy saves nothing on the wire. */
const smallestBytes = 600
/** The PDF engine: the best quality takes half as long again, and saves a twentieth. */
const largeBytes = 2_000_000
const largeQuality = 10

/** Writes .br and .gz beside every text file of the finished build, so that the server compresses nothing. */
export function compressedFiles(options: { outDir: string }): Plugin {
  let root = process.cwd()
  return {
    name: 'compressed-files',
    configResolved(config) {
      root = config.root
    },
    buildApp: {
      order: 'post',
      async handler() {
        await compressFolder(
          path.join(root, options.outDir),
          path.join(root, 'node_modules/.cache/armor/compressed'),
        )
      },
    },
  }
}

/** @param cacheFolder what is large is kept there under the hash of its bytes: it is a package's, and changes with that alone */
export async function compressFolder(folder: string, cacheFolder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  /** Beside all the others: each takes seconds. The same bytes under two names (a page's script and its worker load the same engine) are compressed once. */
  const large = new Map<string, Promise<Uint8Array>>()
  const writing: Promise<void>[] = []
  for (const entry of entries) {
    const file = path.join(folder, entry)
    if (!compressible.has(path.extname(file)) || entry.startsWith('.vite')) continue
    const { size } = await stat(file)
    if (size < smallestBytes) continue
    const bytes = await readFile(file)
    if (size <= largeBytes) {
      await writeBoth(file, bytes, await brotli(bytes, 11))
      continue
    }
    const key = createHash('sha256').update(bytes).digest('hex')
    const packed = large.get(key) ?? keptBrotli(path.join(cacheFolder, `${key}-${largeQuality}.br`), bytes)
    large.set(key, packed)
    writing.push(packed.then((made) => writeBoth(file, bytes, made)))
  }
  await Promise.all(writing)
}

async function keptBrotli(kept: string, bytes: Uint8Array): Promise<Uint8Array> {
  const known = await readFile(kept).catch(() => null)
  if (known !== null) return known
  const made = await brotli(bytes, largeQuality)
  await mkdir(path.dirname(kept), { recursive: true })
  // Under another name until it is whole: a build that is stopped leaves no half of it behind.
  await writeFile(`${kept}.${process.pid}`, made)
  await rename(`${kept}.${process.pid}`, kept)
  return made
}

async function writeBoth(file: string, bytes: Uint8Array, packed: Uint8Array): Promise<void> {
  await writeFile(`${file}.br`, packed)
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

function brotli(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
