import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'

/** SHA-256 of every file of the folder, one a line, as `sha256sum -c` reads it. */
export function checksumsOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
    .map((file) => `${sha256(path.join(folder, file))}  ${file}\n`)
    .join('')
}

export const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
