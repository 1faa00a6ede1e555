import * as fs from 'node:fs/promises'
import * as path from 'node:path'

/**
 * Makes a folder and its missing parents with mode 0700, one by one. Node's own recursive mkdir never ends where a
 * folder that is there answers ENOENT for everything in it, as /proc does. Throws what the file system says.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await fs.mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await fs.stat(folder)).isDirectory()) return
    const parent = path.dirname(folder)
    if (code !== 'ENOENT' || parent === folder || (await isThere(parent))) throw error
    await makeFolder(parent)
    await makeFolder(folder)
  }
}

function isThere(place: string): Promise<boolean> {
  return fs.access(place).then(
    () => true,
    () => false,
  )
}
