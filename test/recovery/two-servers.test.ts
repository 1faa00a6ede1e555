import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeDb } from '../support/make-db.ts'
import { type RunningProcess, runProcess } from '../support/run-process.ts'

const key = '11'.repeat(32)
const database = await makeDb('postgres')
let folder: string
const running: RunningProcess[] = []
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-two-'))
})
afterEach(async () => {
  for (const one of running.splice(0)) {
    one.kill('SIGKILL')
    await one.ended
  }
})
afterAll(async () => {
  await database.close()
  await fs.rm(folder, { recursive: true, force: true })
})

function start(dataDir: string, encryptionKey = key): RunningProcess {
  const { driver } = database
  const one = runProcess('src/server/main.ts', [], {
    DATABASE_URL: driver.kind === 'postgres' ? driver.url : '',
    DATA_DIR: path.join(folder, dataDir),
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    ENCRYPTION_KEY: encryptionKey,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SUBSCRIPTION: '5/300',
  })
  running.push(one)
  return one
}
const ready = (one: RunningProcess) => one.waitFor(/^ready (http:\/\/localhost:\d+)$/m)

describe('several servers on one PostgreSQL', { timeout: 300_000 }, () => {
  it('start for the first time at once on a shared folder, both serve, and count a caller together', async () => {
    const both = [start('shared'), start('shared')]
    const addresses: string[] = []
    for (const one of both) {
      const [, address = ''] = await ready(one)
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      addresses.push(address)
    }
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1)
      statuses.push((await fetch(`${addresses[n % 2]}/api/check-subscription?email=a@example.com`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('do not start with a folder of their own, another key, or none, and say why in one sentence', async () => {
    const own = start('own')
    const otherKey = start('shared', '22'.repeat(32))
    const noKey = start('shared', '')
    expect(await own.ended).toBe(1)
    expect(own.output()).toMatch(
      /^The folder \S+own\/files does not hold the files of this database: [^\n]+\.\n$/,
    )
    expect(await otherKey.ended).toBe(1)
    expect(otherKey.output()).toBe(
      'This data was encrypted with another key than the one in the setting ENCRYPTION_KEY: put its own key there.\n',
    )
    expect(await noKey.ended).toBe(1)
    expect(noKey.output()).toMatch(/^This data is encrypted and its key is missing: [^\n]+\.\n$/)
    await ready(start('shared'))
  })
})
