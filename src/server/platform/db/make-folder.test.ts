import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

let base = ''
beforeAll(async () => {
  base = await fs.mkdtemp(path.join(tmpdir(), 'armor-folder-'))
})
afterAll(() => fs.rm(base, { recursive: true }))

describe('making a folder', () => {
  it('makes the parents that are missing, closed to others, and is content with one that is there', async () => {
    const folder = path.join(base, 'one/two/three')
    await makeFolder(folder)
    await makeFolder(folder)
    expect((await fs.stat(folder)).mode & 0o777).toBe(0o700)
  })

  it('fails where a file is in the way', async () => {
    await fs.writeFile(path.join(base, 'file'), '')
    await expect(makeFolder(path.join(base, 'file'))).rejects.toMatchObject({ code: 'EEXIST' })
    await expect(makeFolder(path.join(base, 'file/inside'))).rejects.toMatchObject({ code: 'ENOTDIR' })
  })

  it('fails, and ends, where nothing can be made', async () => {
    const closed = process.platform === 'linux' ? '/proc/nothing-here' : path.join(base, '\0')
    await expect(makeFolder(closed)).rejects.toThrow()
  })
})
