import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { makeWritable } from './make-writable.ts'

it('a copy of files that may only be read is for its owner to write', async () => {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-copy-'))
  await fs.mkdir(path.join(folder, 'base'))
  await fs.writeFile(path.join(folder, 'base', 'PG_VERSION'), '17\n', { mode: 0o444 })
  await makeWritable(folder)
  expect((await fs.stat(path.join(folder, 'base', 'PG_VERSION'))).mode & 0o777).toBe(0o600)
  await fs.chmod(path.join(folder, 'base'), 0o750)
  await makeWritable(folder)
  expect((await fs.stat(path.join(folder, 'base'))).mode & 0o777).toBe(0o750)
  await fs.rm(folder, { recursive: true })
})
