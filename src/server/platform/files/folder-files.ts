import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { idName, keyShape, type SealedFiles } from './sealed-files.ts'

/** Another server may be about to write the id. */
const patienceMs = 2_000
const unfinishedShape = /^[0-9a-f]{32}\.new$/

/** Sealed files in `folder`, two levels deep; each is written beside its place, synced, and moved there whole. */
export function createFolderFiles(folder: string): SealedFiles {
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key)
  const idPlace = path.join(folder, idName)
  const files: SealedFiles = {
    kind: 'folder',
    place: folder,
    async write(key, sealed) {
      const place = placeOf(key)
      await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      const unfinished = `${place}.new`
      try {
        await writeSynced(unfinished, sealed)
        await fs.rename(unfinished, place)
      } catch (error) {
        await fs.rm(unfinished, { force: true })
        throw error
      }
      await syncFolder(path.dirname(place))
    },
    read: (key) => fs.readFile(placeOf(key)).catch(nullWhenAbsent),
    readPart: (key, from, to) => readPart(placeOf(key), from, to).catch(nullWhenAbsent),
    lengthOf: (key) =>
      fs
        .stat(placeOf(key))
        .then(({ size }) => size)
        .catch(nullWhenAbsent),
    remove: (key) => fs.rm(placeOf(key), { force: true }),
    async *list() {
      for await (const { entry, place } of entriesOf(folder)) {
        if (!keyShape.test(entry)) continue
        const stat = await fs.stat(place).catch(nullWhenAbsent)
        if (stat !== null) yield { key: entry, bytes: stat.size, storedAt: stat.mtime }
      }
    },
    async sweep(before) {
      for await (const { entry, place } of entriesOf(folder)) {
        if (!unfinishedShape.test(entry)) continue
        const stat = await fs.stat(place).catch(nullWhenAbsent)
        if (stat !== null && stat.mtime < before) await fs.rm(place, { force: true })
      }
    },
    async readId() {
      const text = await fs.readFile(idPlace, 'utf8').catch(nullWhenAbsent)
      return text?.trim() || null
    },
    async claimId(id) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await fs.writeFile(idPlace, `${id}\n`, { flag: 'wx', mode: 0o600 })
        return id
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      for (let waited = 0; waited < patienceMs; waited += 50) {
        const there = await files.readId()
        if (there !== null) return there
        await pause(50)
      }
      // Empty: whoever made it was cut off before its text.
      await files.writeId(id)
      return id
    },
    async writeId(id) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = path.join(folder, `${idName}.${randomUUID()}`)
      await fs.writeFile(unfinished, `${id}\n`, { mode: 0o600 })
      await fs.rename(unfinished, idPlace)
    },
  }
  return files
}

async function* entriesOf(folder: string): AsyncGenerator<{ entry: string; place: string }> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenAbsent)
  for (const entry of entries ?? [])
    if (entry.isFile()) yield { entry: entry.name, place: path.join(entry.parentPath, entry.name) }
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

async function writeSynced(file: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await fs.open(file, 'wx', 0o600)
  try {
    if (bytes instanceof Uint8Array) await handle.writeFile(bytes)
    else for await (const pieces of together(bytes)) await writeAll(handle, pieces)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** So many at once: each write is a turn through another thread. */
const writtenBytes = 1024 * 1024

/** Pieces as they come, put together by the megabyte without being copied. */
async function* together(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array[]> {
  let pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes) {
    pieces.push(piece)
    length += piece.length
    if (length < writtenBytes) continue
    yield pieces
    pieces = []
    length = 0
  }
  if (pieces.length > 0) yield pieces
}

/** A disk that is nearly full takes a part of what it is given, and says that it is full when it is given the rest. */
async function writeAll(handle: fs.FileHandle, pieces: readonly Uint8Array[]): Promise<void> {
  for (let left = pieces; left.length > 0; ) {
    const { bytesWritten } = await handle.writev(left)
    left = behind(left, bytesWritten)
  }
}

function behind(pieces: readonly Uint8Array[], bytes: number): Uint8Array[] {
  const left: Uint8Array[] = []
  let from = bytes
  for (const piece of pieces) {
    if (from < piece.length) left.push(piece.subarray(from))
    from = Math.max(0, from - piece.length)
  }
  return left
}

async function readPart(file: string, from: number, to: number): Promise<Uint8Array> {
  const handle = await fs.open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from)
    return buffer.subarray(0, bytesRead)
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
