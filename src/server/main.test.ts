import * as fs from 'node:fs/promises'
import * as net from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDb } from '../../test/support/make-db.ts'
import { type RunningProcess, runProcess } from '../../test/support/run-process.ts'
import { loadConfig } from './config.ts'
import { createLog } from './platform/log/log.ts'
import { runRestore } from './restore-command.ts'

const log = createLog('silent')

describe('the server as a process', () => {
  let folder = ''
  const running: RunningProcess[] = []
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-main-'))
  })
  afterEach(async () => {
    for (const one of running.splice(0)) {
      one.kill('SIGKILL')
      await one.ended
    }
    await fs.rm(folder, { recursive: true, force: true })
  })
  const environment = () => ({
    DATA_DIR: path.join(folder, 'data'),
    XDG_CONFIG_HOME: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
  })
  const run = (file: string, args: string[] = [], env: Record<string, string> = {}) => {
    const one = runProcess(file, args, { ...environment(), ...env })
    running.push(one)
    return one
  }
  const start = (env: Record<string, string> = {}) => run('src/server/main.ts', [], env)

  it('starts, answers, takes commands, stops cleanly, and starts again without the first words', async () => {
    const first = start()
    const [, address = ''] = await first.waitFor(/^ready (http:\/\/localhost:\d+)$/m)
    expect(first.output()).toMatch(/^The key of this data is in .*\.key: keep a copy of it apart/)
    expect(first.output()).toMatch(/\/dashboard\/start#\w{4}(-\w{4}){4}$/m)
    expect(first.output()).toContain('npm run outbox')
    expect((await fetch(`${address}/readyz`)).status).toBe(200)

    const backup = run('src/server/command.ts', ['backup', path.join(folder, 'kept.armor')])
    expect(await backup.ended).toBe(0)
    // As its command does, whose own process is the soak's, as is that of a second server.
    const inUse = runRestore(
      loadConfig(environment()),
      [path.join(folder, 'kept.armor'), '--replace'],
      () => {},
      log,
    )
    await expect(inUse).rejects.toThrow('Another process already uses the data folder')

    first.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect((await fs.readdir(path.join(folder, 'data'))).sort()).toEqual(['database', 'files'])

    const restore = run('src/server/command.ts', ['restore', path.join(folder, 'kept.armor'), '--replace'])
    expect(await restore.ended).toBe(0)
    expect(restore.output()).toMatch(/^Restored \d+ rows and 0 files of /)
    const again = start()
    const ready = await again.waitFor(/^ready .*$/m)
    // Nobody is on the staff yet: each start prints a code.
    const lines = again.output().trimEnd().split('\n')
    expect(lines).toEqual([expect.stringContaining('/dashboard/start#'), ready[0]])
  })

  it('says in one sentence that its port is taken, and leaves nothing running', async () => {
    const taken = net.createServer()
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, 'localhost', () => resolve((taken.address() as net.AddressInfo).port))
    })
    // As with the embedded database, which takes twice as long to open.
    const database = await makeDb('postgres')
    const { driver } = database
    const refused = start({
      PORT: String(port),
      DATABASE_URL: driver.kind === 'postgres' ? driver.url : '',
      ENCRYPTION_KEY: '11'.repeat(32),
    })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toBe(
      `The port ${port} is already in use: stop what uses it, or set PORT to another one.\n`,
    )
    taken.close()
    await database.close()
  })

  it('says in one sentence which setting is bad', async () => {
    const bad = start({ PUBLIC_URL: 'nowhere' })
    expect(await bad.ended).toBe(1)
    expect(bad.output()).toBe(
      'The setting PUBLIC_URL must be an address without a path, such as https://example.com.\n',
    )
  })
})
