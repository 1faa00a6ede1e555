import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keyFilePath, readKeyFile, writeKeyFile } from './key-file.ts'

describe('the key file', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-key-'))
  })
  afterEach(() => fs.rm(folder, { recursive: true }))

  it('is made once with mode 0600 in a folder of its own, and read back', async () => {
    const configDir = path.join(folder, 'config', 'armor')
    expect(await readKeyFile(configDir, 'one')).toBeNull()
    const written = await writeKeyFile(configDir, 'one')
    expect(await readKeyFile(configDir, 'one')).toEqual(written)
    expect((await fs.stat(keyFilePath(configDir, 'one'))).mode & 0o777).toBe(0o600)
    expect((await fs.stat(configDir)).mode & 0o777).toBe(0o700)
  })

  it('is never written over', async () => {
    const written = await writeKeyFile(folder, 'one')
    await expect(writeKeyFile(folder, 'one')).rejects.toThrow('cannot be written (EEXIST)')
    expect(await readKeyFile(folder, 'one')).toEqual(written)
  })

  it('is refused with a sentence when others may read it', async () => {
    await writeKeyFile(folder, 'one')
    await fs.chmod(keyFilePath(folder, 'one'), 0o644)
    await expect(readKeyFile(folder, 'one')).rejects.toThrow('can be read by others: run chmod 600 on it.')
  })

  it('is refused with a sentence when it holds no key', async () => {
    await fs.writeFile(keyFilePath(folder, 'one'), 'hello\n', { mode: 0o600 })
    await expect(readKeyFile(folder, 'one')).rejects.toThrow(/one\.key must be 32 bytes written as/)
  })
})
