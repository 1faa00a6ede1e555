import { createHash, randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { Sealer } from '../crypto/sealer.ts'
import { FileMissing, type FileStore } from './file-store.ts'

const keyShape = /^[0-9a-f]{32}$/

/** Files in `folder`, two levels deep, sealed; each is written beside its place, synced, and moved there whole. */
export function createFolderFileStore(folder: string, sealer: Sealer): FileStore {
  const placeOf = (key: string) => {
    if (!keyShape.test(key)) throw new FileMissing()
    return path.join(folder, key.slice(0, 2), key)
  }
  return {
    async put(bytes) {
      const key = randomBytes(16).toString('hex')
      const place = placeOf(key)
      await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      const unfinished = `${place}.new`
      try {
        await writeSynced(unfinished, sealer.seal(bytes, contextOf(key)))
        await fs.rename(unfinished, place)
      } catch (error) {
        await fs.rm(unfinished, { force: true })
        throw error
      }
      await syncFolder(path.dirname(place))
      return { key, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    async get(key) {
      const sealed = await fs.readFile(placeOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissing() : error
      })
      return sealer.open(sealed, contextOf(key))
    },
    listOlderThan: (before) => listOlderThan(folder, before),
    async remove(key) {
      if (keyShape.test(key)) await fs.rm(placeOf(key), { force: true })
    },
  }
}

/** An unfinished '.new' file is no file of the store yet. */
async function listOlderThan(folder: string, before: Date): Promise<string[]> {
  const entries = await fs
    .readdir(folder, { recursive: true, withFileTypes: true })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
  const old: string[] = []
  for (const entry of entries) {
    if (!entry.isFile() || !keyShape.test(entry.name)) continue
    const stat = await fs.stat(path.join(entry.parentPath, entry.name)).catch(() => null)
    if (stat !== null && stat.mtime < before) old.push(entry.name)
  }
  return old
}

const contextOf = (key: string) => `file:${key}`

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await fs.open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes the new name itself durable; Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
