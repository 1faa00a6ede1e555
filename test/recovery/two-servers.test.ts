import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDb } from '../support/make-db.ts'
import { type RunningProcess, runProcess } from '../support/run-process.ts'
import { soaked } from '../support/soak-share.ts'

const key = '11'.repeat(32)
const database = await makeDb('postgres')
let folder: string
const running: RunningProcess[] = []
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-two-'))
})
afterAll(async () => {
  for (const one of running.splice(0)) {
    one.kill('SIGKILL')
    await one.ended
  }
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

/** Each says its sentence in tests of its own (open-sealer, prove-file-store): one of them shows that a process says it, and the soak all. */
const refused = [
  {
    why: 'a folder of its own',
    start: () => start('own'),
    says: /^The folder \S+own\/files does not hold the files of this database: [^\n]+\.\n$/,
  },
  {
    why: 'another key',
    start: () => start('shared', '22'.repeat(32)),
    says: /^This data was encrypted with another key than the one in the setting ENCRYPTION_KEY: put its own key there\.\n$/,
  },
  {
    why: 'no key',
    start: () => start('shared', ''),
    says: /^This data is encrypted and its key is missing: [^\n]+\.\n$/,
  },
]

describe('several servers on one PostgreSQL', { timeout: 300_000 }, () => {
  const addresses: string[] = []

  it('start for the first time at once on a shared folder, both serve, and count a caller together', async () => {
    const both = [start('shared'), start('shared')]
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

  it.each(soaked(refused.slice(0, 1), refused))(
    'are joined by none with $why: it says so in one sentence, and they go on',
    async ({ start: startWrongly, says }) => {
      const wrong = startWrongly()
      expect(await wrong.ended).toBe(1)
      expect(wrong.output()).toMatch(says)
      for (const address of addresses) expect((await fetch(`${address}/readyz`)).status).toBe(200)
    },
  )

  it.each(soaked([], ['a new one']))('are joined by %s after those that were refused', async () => {
    await ready(start('shared'))
  })
})
