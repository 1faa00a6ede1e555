import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDataFolder, dataFolderRefusal } from './close-data-folder.ts'

describe('a data folder', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-folder-'))
  })
  afterEach(() => fs.rm(folder, { recursive: true, force: true }))

  it('of this process is closed to others, behind a link too', async () => {
    const open = path.join(folder, 'open')
    await fs.mkdir(open)
    await fs.chmod(open, 0o755)
    await fs.symlink(open, path.join(folder, 'link'))
    await closeDataFolder(path.join(folder, 'link'))
    expect((await fs.stat(open)).mode & 0o777).toBe(0o700)
  })

  it.each([
    ['this process', 501, 0o755, null],
    ['root, with a group', 0, 0o2775, null],
    ['root, open to everybody', 0, 0o1777, 'Everybody may write'],
    ['somebody else', 502, 0o700, 'belongs to another user (502)'],
  ])('of %s is judged', (_whose, uid, mode, says) => {
    const refusal = dataFolderRefusal('/data', { uid, mode }, 501)
    if (says === null) expect(refusal).toBeNull()
    else expect(refusal).toContain(says)
  })
})
