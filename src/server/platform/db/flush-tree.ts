import * as fs from 'node:fs/promises'
import * as path from 'node:path'

/** Side by side they share the writes of the file system's own log: a twentieth of the time that they take one by one. */
const atOnce = 64

/** Makes a folder that was just written durable, with all that is in it. Windows has no such call for folders. */
export async function flushTree(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const left = entries.filter((entry) => entry.isFile() || entry.isDirectory())
  const flushSome = async () => {
    for (let entry = left.pop(); entry !== undefined; entry = left.pop()) {
      const place = path.join(entry.parentPath, entry.name)
      await (entry.isFile() ? flush(place, 'r+') : flushFolder(place))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, flushSome))
  await flushFolder(folder)
}

/** Makes the names in a folder durable. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await flush(folder, 'r')
}

async function flush(place: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await fs.open(place, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
