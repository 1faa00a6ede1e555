import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'

export interface SourceFile {
  /** From the root, with forward slashes: 'src/server/main.ts'. */
  path: string
  text: string
}

/** Where code lives; nothing outside these folders is checked. */
export const sourceFolders = ['src', 'scripts', 'bench', 'test']
const notSource = ['test/fixtures/']

/** Every file of the source folders; the text of those that are not code is left out. */
export function readSourceFiles(root: string): SourceFile[] {
  return sourceFolders
    .flatMap((folder) => listFiles(path.join(root, folder)))
    .map((file) => path.relative(root, file).replaceAll('\\', '/'))
    .filter((file) => !notSource.some((folder) => file.startsWith(folder)))
    .sort()
    .map((file) => ({ path: file, text: isCode(file) ? readFileSync(path.join(root, file), 'utf8') : '' }))
}

export const isCode = (file: string) => /\.(ts|tsx|mjs|css)$/.test(file)
export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('test/')

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
