import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderFiles } from './folder-files.ts'
import { copyFiles, finishMove } from './move-files.ts'
import type { SealedFiles } from './sealed-files.ts'

let parent: string
beforeAll(async () => {
  parent = await fs.mkdtemp(path.join(tmpdir(), 'armor-move-'))
})
afterAll(() => fs.rm(parent, { recursive: true }))

const keyOf = (n: number) => String(n).padStart(32, '0')
async function storeOf(name: string, count: number): Promise<SealedFiles> {
  const files = createFolderFiles(path.join(parent, name))
  for (let n = 0; n < count; n += 1) await files.write(keyOf(n), Buffer.from(`file ${n}`))
  return files
}

describe('moving the files', () => {
  it('goes on where it was stopped, follows what is stored and removed meanwhile, and ends in the same store', async () => {
    const from = await storeOf('from', 4)
    const to = createFolderFiles(path.join(parent, 'to'))
    await from.writeId('the-store')
    let writes = 0
    const breaking: SealedFiles = {
      ...to,
      write: async (key, sealed) => {
        writes += 1
        if (writes === 3) throw new Error('The line went dead.')
        await to.write(key, sealed)
      },
    }
    await expect(copyFiles(from, breaking)).rejects.toThrow('The line went dead.')
    expect(await to.readId()).toBeNull()
    expect(await copyFiles(from, to)).toEqual({ copied: 2, there: 2, removed: 0 })
    await from.remove(keyOf(0))
    await from.write(keyOf(9), Buffer.from('new'))
    expect(await finishMove(from, to)).toEqual({ copied: 1, there: 3, removed: 1 })
    expect(await to.readId()).toBe('the-store')
    expect(await to.read(keyOf(9))).toEqual(Buffer.from('new'))
    expect(await to.read(keyOf(0))).toBeNull()
    await expect(copyFiles(from, to)).rejects.toThrow('is a store of files already.')
  })

  it('begins with a store alone', async () => {
    await expect(
      finishMove(await storeOf('none', 1), createFolderFiles(path.join(parent, 'x'))),
    ).rejects.toThrow('is no store of files.')
  })

  it('what a write that was cut off has left goes when it is old, and nothing else', async () => {
    const files = await storeOf('swept', 1)
    const cutOff = path.join(files.place, '00', `${keyOf(1)}.new`)
    await fs.writeFile(cutOff, 'half')
    await files.sweep(new Date(0))
    await fs.access(cutOff)
    await files.sweep(new Date(Date.now() + 60_000))
    await expect(fs.access(cutOff)).rejects.toThrow('ENOENT')
    expect(await files.read(keyOf(0))).not.toBeNull()
  })
})
