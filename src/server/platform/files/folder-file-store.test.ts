import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStoreContract } from '../../../../test/support/file-store-contract.ts'
import { SealBroken } from '../crypto/seal-broken.ts'
import { createSealer } from '../crypto/sealer.ts'
import type { FileStore } from './file-store.ts'
import { createFolderFileStore } from './folder-file-store.ts'

describe('the file store in a folder', () => {
  let folder = ''
  let store: FileStore
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-files-'))
    store = createFolderFileStore(
      folder,
      createSealer([new Uint8Array(randomBytes(32))], new Uint8Array(randomBytes(32))),
    )
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
    const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key)
    await fs.copyFile(placeOf(one.key), placeOf(two.key))
    await expect(store.get(two.key)).rejects.toThrow(SealBroken)
    await fs.truncate(placeOf(one.key), 30)
    await expect(store.get(one.key)).rejects.toThrow(SealBroken)
  })
})
