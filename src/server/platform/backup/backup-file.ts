import { createHash } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod'
import type { Sealer } from '../crypto/sealer.ts'
import { flushFolder } from '../db/flush-tree.ts'
import { StartRefused } from '../start-refused.ts'

/*
 * A backup is one file: a line of JSON that anyone may read (which installation, when, which migrations), then sealed
 * chunks, each after its length in four bytes. A chunk's seal names the backup and its place in it, and the last one
 * says so and names the hash of the first line: a backup that was cut, lengthened, reordered, mixed with another or altered in any
 * byte does not open.
 */
export const backupHeader = z.object({
  format: z.literal('armor-backup-1'),
  backupId: z.string(),
  createdAt: z.string(),
  installationId: z.string(),
  /** Base64. What makes the backup's own sealer, once the encryption key is at hand. */
  tokenKeySealed: z.string(),
  migrations: z.array(z.string()),
  /** False for the timed backups of the database alone. */
  withFiles: z.boolean(),
})
export type BackupHeader = z.infer<typeof backupHeader>

export type Chunk =
  | { kind: 'rows'; table: string; rows: string[] }
  | { kind: 'sequences'; values: Record<string, string> }
  | { kind: 'file'; key: string; sealed: Uint8Array }
  | { kind: 'end'; headerSha256?: string | undefined }

const chunkHead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows'), table: z.string(), rows: z.array(z.string()) }),
  z.object({ kind: z.literal('sequences'), values: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('file'), key: z.string() }),
  // Absent in backups of before.
  z.object({ kind: z.literal('end'), headerSha256: z.optional(z.string()) }),
])

const contextOf = (header: BackupHeader, place: number) => `backup:${header.backupId}:${place}`

export interface BackupWriter {
  add(chunk: Chunk): Promise<void>
  /** Makes the backup whole and durable under its name. */
  finish(): Promise<void>
  discard(): Promise<void>
}

/** Writes beside `file` and moves it there when it is whole. Throws StartRefused when that cannot be written. */
export async function createBackup(
  file: string,
  header: BackupHeader,
  sealer: Sealer,
): Promise<BackupWriter> {
  const unfinished = `${file}.new`
  const handle = await fs.open(unfinished, 'w', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new StartRefused(`The backup ${file} cannot be written (${error.code}).`)
  })
  const line = `${JSON.stringify(header)}\n`
  await handle.writeFile(line)
  let place = 0
  const add = async (chunk: Chunk) => {
    const sealed = sealer.seal(packChunk(chunk), contextOf(header, place))
    place += 1
    const length = Buffer.alloc(4)
    length.writeUInt32BE(sealed.length)
    await handle.writeFile(Buffer.concat([length, sealed]))
  }
  return {
    add,
    async finish() {
      await add({ kind: 'end', headerSha256: sha256Of(line) })
      await handle.sync()
      await handle.close()
      await fs.rename(unfinished, file)
      await flushFolder(path.dirname(file))
    },
    async discard() {
      await handle.close()
      await fs.rm(unfinished, { force: true })
    },
  }
}

/** Length of the head (4 bytes) | head as JSON | bytes of the file, all gzipped unless it is a file. */
function packChunk(chunk: Chunk): Uint8Array {
  if (chunk.kind !== 'file') return Buffer.concat([Buffer.from('z'), gzipSync(JSON.stringify(chunk))])
  const head = Buffer.from(JSON.stringify({ kind: 'file', key: chunk.key }))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([Buffer.from('f'), length, head, chunk.sealed])
}

function unpackChunk(bytes: Uint8Array): Chunk {
  const buffer = Buffer.from(bytes)
  if (buffer[0] === 0x7a)
    return chunkHead.parse(JSON.parse(gunzipSync(buffer.subarray(1)).toString())) as Chunk
  const length = buffer.readUInt32BE(1)
  const head = z.object({ key: z.string() }).parse(JSON.parse(buffer.subarray(5, 5 + length).toString()))
  return { kind: 'file', key: head.key, sealed: new Uint8Array(buffer.subarray(5 + length)) }
}

const sha256Of = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Throws StartRefused when this is no backup. */
export async function readBackupHeader(
  file: string,
): Promise<{ header: BackupHeader; length: number; sha256: string }> {
  const handle = await fs.open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new StartRefused(`The backup ${file} cannot be read (${error.code}).`)
  })
  try {
    const start = Buffer.alloc(64 * 1024)
    const { bytesRead } = await handle.read(start, 0, start.length, 0)
    const end = start.subarray(0, bytesRead).indexOf(10)
    if (end < 0) throw new Error('no header line')
    const line = start.subarray(0, end + 1)
    const header = backupHeader.parse(JSON.parse(line.toString()))
    return { header, length: line.length, sha256: sha256Of(line) }
  } catch {
    throw new StartRefused(`The file ${path.basename(file)} is not a backup of this product.`)
  } finally {
    await handle.close()
  }
}

/** The chunks in their order. Throws StartRefused when the backup was altered, is cut, or goes on after its end. */
export async function* readBackupChunks(file: string, sealer: Sealer): AsyncGenerator<Chunk> {
  const { header, length, sha256 } = await readBackupHeader(file)
  const handle = await fs.open(file, 'r')
  let position = length
  try {
    for (let place = 0; ; place += 1) {
      const size = (await readExactly(handle, position, 4)).readUInt32BE()
      const sealed = await readExactly(handle, position + 4, size)
      position += 4 + size
      const chunk = unpackChunk(sealer.open(sealed, contextOf(header, place)))
      if (chunk.kind === 'end') {
        if ((chunk.headerSha256 ?? sha256) !== sha256) throw new Error('Its first line was altered.')
        if (position !== (await handle.stat()).size) throw new Error('It goes on after its end.')
        return
      }
      yield chunk
    }
  } catch (error) {
    if (error instanceof StartRefused) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefused(`The backup ${path.basename(file)} is damaged: ${reason}`)
  } finally {
    await handle.close()
  }
}

async function readExactly(handle: fs.FileHandle, position: number, length: number): Promise<Buffer> {
  const { size } = await handle.stat()
  if (position + length > size) throw new Error('It was cut.')
  const buffer = Buffer.alloc(length)
  await handle.read(buffer, 0, length, position)
  return buffer
}
