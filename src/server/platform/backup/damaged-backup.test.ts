import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { soaked } from '../../../../test/support/soak-share.ts'
import { createSealer } from '../crypto/sealer.ts'
import { StartRefused } from '../start-refused.ts'
import { createBackup, readBackupChunks } from './backup-file.ts'

const bytesOf = (count: number) => new Uint8Array(randomBytes(count))
const sealer = createSealer([bytesOf(32)], bytesOf(32))
const files = [bytesOf(40), bytesOf(40), bytesOf(7)]
/** Every so many bytes are tried; the soak tries each. */
const [step = 1] = soaked([29], [1])

let folder: string
let file: string
let whole: Buffer
/** Where each sealed chunk begins, its length first; at last the end. */
let chunks: number[]
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-damaged-'))
  file = path.join(folder, 'backup')
  const writer = await createBackup(
    file,
    {
      format: 'armor-backup-1',
      backupId: 'one',
      createdAt: '2026-11-20T00:00:00.000Z',
      installationId: 'ours',
      tokenKeySealed: 'AAAA',
      migrations: ['first'],
      withFiles: true,
    },
    sealer,
  )
  await writer.add({ kind: 'rows', table: 'public.clients', rows: ['{"id":1}', '{"id":2}'] })
  for (const [at, sealed] of files.entries()) await writer.add({ kind: 'file', key: `key${at}`, sealed })
  await writer.finish()
  whole = await fs.readFile(file)
  chunks = [whole.indexOf(10) + 1]
  for (let at = chunks[0] ?? 0; at < whole.length; chunks.push(at)) at += 4 + whole.readUInt32BE(at)
})
afterAll(() => fs.rm(folder, { recursive: true }))

/** @returns why the reader refuses these bytes; '' when it takes them for whole */
async function refusalOf(bytes: Buffer): Promise<string> {
  await fs.writeFile(file, bytes)
  try {
    for await (const _ of readBackupChunks(file, sealer));
    return ''
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    return error.message
  }
}
const chunk = (at: number) => whole.subarray(chunks[at], chunks[at + 1])
const places = Array.from({ length: 2_000 }, (_, at) => at * step)

describe('a backup', () => {
  it('is whole as it was written', async () => {
    expect(await refusalOf(whole)).toBe('')
    expect(chunks.at(-1)).toBe(whole.length)
    expect(whole.length).toBeLessThan(2_000)
  })

  it('is refused with one byte altered, wherever', async () => {
    for (const at of places.filter((place) => place < whole.length)) {
      const altered = Buffer.from(whole)
      altered[at] = (altered[at] ?? 0) ^ (1 << (at % 8))
      expect(await refusalOf(altered), `byte ${at}`).not.toBe('')
    }
  })

  it('is refused with one byte missing, one byte more, or cut, wherever', async () => {
    for (const at of places.filter((place) => place < whole.length)) {
      const [before, after] = [whole.subarray(0, at), whole.subarray(at)]
      expect(await refusalOf(Buffer.concat([before, after.subarray(1)])), `without byte ${at}`).not.toBe('')
      expect(await refusalOf(Buffer.concat([before, Buffer.of(at % 256), after])), `more at ${at}`).not.toBe(
        '',
      )
      expect(await refusalOf(before), `cut at ${at}`).not.toBe('')
    }
    expect(await refusalOf(Buffer.concat([whole, Buffer.of(0)]))).toMatch('It goes on after its end.')
  })

  it('is refused with its parts in another order, twice, left out or of another backup', async () => {
    const head = whole.subarray(0, chunks[0])
    const parts = [0, 1, 2, 3, 4].map(chunk)
    const joined = (order: readonly number[]) =>
      refusalOf(Buffer.concat([head, ...order.map((at) => parts[at] ?? Buffer.alloc(0))]))
    expect(await joined([0, 1, 2, 3, 4])).toBe('')
    for (const order of [
      [0, 2, 1, 3, 4],
      [0, 1, 1, 2, 3, 4],
      [0, 1, 2, 4],
      [4],
      [0, 1, 2, 3, 4, 4],
      [1, 2, 3, 4],
    ]) {
      expect(await joined(order), order.join()).not.toBe('')
    }
    const other = Buffer.from(head.toString().replace('"one"', '"two"'))
    expect(await refusalOf(Buffer.concat([other, whole.subarray(chunks[0])]))).not.toBe('')
    const later = Buffer.from(head.toString().replace('2026-11-20', '2026-11-21'))
    expect(await refusalOf(Buffer.concat([later, whole.subarray(chunks[0])]))).toMatch(
      'first line was altered',
    )
  })
})
