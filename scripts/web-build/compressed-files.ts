import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
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
        await compressFolder(path.join(root, options.outDir))
      },
    },
  }
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  /** Beside all the others: each takes seconds. */
  const large: Promise<void>[] = []
  for (const entry of entries) {
    const file = path.join(folder, entry)
    if (!compressible.has(path.extname(file)) || entry.startsWith('.vite')) continue
    const { size } = await stat(file)
    if (size > largeBytes) large.push(compressFile(file, 10))
    else if (size >= smallestBytes) await compressFile(file, 11)
  }
  await Promise.all(large)
}

async function compressFile(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file)
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
