import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Of the page that a buyer opens first, on a telephone: script as it is sent, without the headers of its files. */
const mostBytes = 130_000
const mostFiles = 12

/**
 * Fails the build when a page's first load outgrows its budget: what was imported by the way is seen before anybody waits for it.
 * @param files addresses of its scripts
 */
export async function keepFirstLoadBudget(
  outDir: string,
  page: string,
  files: readonly string[],
): Promise<void> {
  const sizes = await Promise.all(files.map((file) => packedSize(path.join(outDir, file))))
  const sum = sizes.reduce((total, size) => total + size, 0)
  if (sum <= mostBytes && files.length <= mostFiles) return
  const list = files.map((file, at) => `  ${sizes[at]} ${file}`).join('\n')
  throw new Error(
    `${page} begins with ${sum} bytes of script in ${files.length} files; it may have ${mostBytes} in ${mostFiles}:\n${list}`,
  )
}

async function packedSize(file: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return (await promisify(brotliCompress)(await readFile(file), { params })).length
}
