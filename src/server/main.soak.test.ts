import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runProcess } from '../../test/support/run-process.ts'
import { lockDataFolder } from './platform/db/data-folder-lock.ts'
import { prepareDataFolder } from './platform/db/open-data-folder.ts'

/** A process says what was thrown and ends: main.test.ts has one of each kind, and these are further sentences of one. */
describe('a process that is refused', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-refused-'))
  })
  afterAll(() => fs.rm(folder, { recursive: true, force: true }))
  const run = (file: string, args: string[], env: Record<string, string> = {}) =>
    runProcess(file, args, {
      DATA_DIR: path.join(folder, 'data'),
      XDG_CONFIG_HOME: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    })

  it('says in one sentence that a database does not let it in', async () => {
    const away = run('src/server/main.ts', [], {
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/armor',
    })
    expect(await away.ended).toBe(1)
    expect(away.output()).toMatch(
      /^The database at 127\.0\.0\.1:1 of DATABASE_URL does not let us in: .*\.\n$/,
    )
    expect(away.output()).not.toContain('secret')
  })

  it('restores nothing into a folder that is in use, and opens it for no second server', async () => {
    const used = path.join(folder, 'data')
    await prepareDataFolder(used)
    const lock = await lockDataFolder(used)
    const kept = path.join(folder, 'kept.armor')
    const made = run('src/server/command.ts', ['backup', kept], { DATA_DIR: path.join(folder, 'other') })
    expect(await made.ended).toBe(0)
    const inUse = run('src/server/command.ts', ['restore', kept, '--replace'])
    expect(await inUse.ended).toBe(1)
    expect(inUse.output()).toContain('Another process already uses the data folder')
    const second = run('src/server/main.ts', [])
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(
      /^Another process already uses the data folder \S+: stop it, or choose another DATA_DIR\.\n$/,
    )
    await lock.release()
  })
})
