import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStoreContract } from '../../../../test/support/file-store-contract.ts'
import { SealBroken } from '../crypto/seal-broken.ts'
import { plainPartBytes } from '../crypto/sealed-parts.ts'
import { createSealer } from '../crypto/sealer.ts'
import type { FileStore } from './file-store.ts'
import { createFolderFileStore } from './folder-file-store.ts'

describe('the file store in a folder', () => {
  let folder = ''
  const sealer = createSealer([new Uint8Array(randomBytes(32))], new Uint8Array(randomBytes(32)))
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key)
  let store: FileStore
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-files-'))
    store = createFolderFileStore(folder, sealer)
  })
  afterAll(() => fs.rm(folder, { recursive: true }))

  fileStoreContract(() => store)

  it('shows nothing of a file on the disk, and leaves no unfinished one', async () => {
    const { key } = await store.put(Buffer.from('Social Security number 078-05-1120'))
    const onDisk = await fs.readFile(path.join(folder, key.slice(0, 2), key))
    expect(onDisk.includes('078-05-1120')).toBe(false)
    const names = await fs.readdir(folder, { recursive: true })
    expect(names.filter((name) => name.endsWith('.new'))).toEqual([])
  })

  it('refuses a file that was altered, or put under the name of another', async () => {
    const [one, two] = [await store.put(Buffer.from('one')), await store.put(Buffer.from('two'))]
    await fs.copyFile(placeOf(one.key), placeOf(two.key))
    await expect(store.get(two.key)).rejects.toThrow(SealBroken)
    await fs.truncate(placeOf(one.key), 30)
    await expect(store.get(one.key)).rejects.toThrow(SealBroken)
  })
  it('opens what was sealed at once, as files were before, whole and in parts', async () => {
    const key = 'b'.repeat(32)
    const bytes = randomBytes(400_000)
    await fs.mkdir(path.dirname(placeOf(key)), { recursive: true })
    await fs.writeFile(placeOf(key), sealer.seal(bytes, `file:${key}`))
    expect(Buffer.from(await store.get(key)).equals(bytes)).toBe(true)
    expect(await rangeOf(key, 300_000, 300_010)).toEqual(bytes.subarray(300_000, 300_010))
    await fs.truncate(placeOf(key), 1_000)
    await expect(store.open(key)).rejects.toThrow(SealBroken)
  })

  const rangeOf = async (key: string, from: number, to: number) => {
    const read: Uint8Array[] = []
    for await (const piece of (await store.open(key)).read(from, to)) read.push(piece)
    return Buffer.concat(read)
  }

  it('refuses a file of several parts that was cut, lengthened, put together otherwise or altered, wherever it is read', async () => {
    const [head, part] = [21, plainPartBytes + 16]
    const bytes = randomBytes(3 * plainPartBytes)
    const { key } = await store.put(bytes)
    const whole = await fs.readFile(placeOf(key))
    const other = await fs.readFile(placeOf((await store.put(bytes)).key))
    const pieces = [0, 1, 2].map((at) => whole.subarray(head + at * part, head + (at + 1) * part))
    const [one, two, three] = pieces as [Buffer, Buffer, Buffer]
    const start = whole.subarray(0, head)
    const altered = Buffer.from(whole)
    altered.writeUInt8(altered.readUInt8(head + part + 9) ^ 1, head + part + 9)
    const spoiled = {
      'cut after a part': Buffer.concat([start, one, two]),
      'cut within a part': whole.subarray(0, whole.length - 5),
      'the head alone': start,
      lengthened: Buffer.concat([whole, three]),
      'lengthened by a byte': Buffer.concat([whole, Buffer.of(0)]),
      'in another order': Buffer.concat([start, two, one, three]),
      'the last one first': Buffer.concat([start, three]),
      'with a part of another file': Buffer.concat([start, one, other.subarray(head + part)]),
      'under the head of another file': Buffer.concat([other.subarray(0, head), one, two, three]),
      altered,
    }
    for (const [what, sealed] of Object.entries(spoiled)) {
      await fs.writeFile(placeOf(key), sealed)
      await expect(store.get(key), what).rejects.toThrow(SealBroken)
      await expect(rangeOf(key, 0, bytes.length), what).rejects.toThrow(SealBroken)
    }
    // Where its length is not proven, no part is given.
    await fs.writeFile(placeOf(key), spoiled['cut after a part'])
    await expect(rangeOf(key, 0, 1)).rejects.toThrow(SealBroken)
  })
})
