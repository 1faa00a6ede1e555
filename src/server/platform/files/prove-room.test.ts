import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { proveRoom } from './prove-room.ts'
import { isStorageFull } from './storage-full.ts'

it('there is room where a file can be written and enough is free, and nothing is left of the proof', async () => {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-room-'))
  await proveRoom(folder, 1)
  await expect(proveRoom(folder, Number.MAX_SAFE_INTEGER)).rejects.toThrow('nearly full')
  expect(await fs.readdir(folder)).toEqual([])
  await fs.rm(folder, { recursive: true })
  await expect(proveRoom(folder, 1)).rejects.toThrow('ENOENT')
})

it('a full disk is known by the code of file system or database, however deep it stands', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const ofDatabase = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(
    [full, new Error('above', { cause: ofDatabase }), new Error('other'), 'ENOSPC'].map(isStorageFull),
  ).toEqual([true, true, false, false])
})
