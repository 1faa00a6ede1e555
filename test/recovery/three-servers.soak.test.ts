import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { makeDb } from '../support/make-db.ts'
import { type RunningProcess, runProcess } from '../support/run-process.ts'
import { documentsOf, waitForRuns } from './judge-aftermath.ts'
import { serverEnvironment } from './killable-server.ts'
import { persistentClient } from './persistent-client.ts'

interface Node {
  process: RunningProcess
  address: string
}

const database = await makeDb('postgres')
const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-three-'))
const nodes = new Map<string, Node>()
afterAll(async () => {
  for (const { process } of nodes.values()) {
    process.kill('SIGKILL')
    await process.ended
  }
  await database.close()
  await fs.rm(folder, { recursive: true, force: true })
})

async function start(name: string, role: string, more: Record<string, string> = {}): Promise<Node> {
  const { driver } = database
  const process = runProcess('src/server/main.ts', [], {
    ...serverEnvironment(folder),
    DATABASE_URL: driver.kind === 'postgres' ? driver.url : '',
    ENCRYPTION_KEY: '11'.repeat(32),
    ROLE: role,
    ...more,
  })
  const [, address = ''] = await process.waitFor(/^ready (http:\/\/localhost:\d+)$/m)
  const node = { process, address }
  nodes.set(name, node)
  return node
}

/** As a proxy does: each request to the next server that answers people and is ready. */
function inTurn(names: readonly string[]): () => string {
  let turn = 0
  return () => {
    const there = names.flatMap((name) => nodes.get(name) ?? [])
    turn += 1
    return there[turn % there.length]?.address ?? ''
  }
}

async function kill(name: string): Promise<void> {
  const node = nodes.get(name)
  nodes.delete(name)
  node?.process.kill('SIGKILL')
  await node?.process.ended
}

/** Whoever was answered by a server that died goes on with the next one. */
async function untilDone(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work()
    } catch {
      await pause(300)
    }
  }
}

it('three servers with roles are one product: each is killed in turn, and a client comes to all documents', {
  timeout: 600_000,
}, async () => {
  await start('one', 'web')
  await Promise.all([start('two', 'web'), start('worker', 'worker')])
  const worker = nodes.get('worker')
  expect((await fetch(`${worker?.address}/readyz`)).status).toBe(200)
  expect((await fetch(`${worker?.address}/api/account/session`)).status).toBe(404)

  const clients = [1, 2, 3].map((n) => persistentClient(n, inTurn(['one', 'two'])))
  const going = Promise.all(clients.map((client) => untilDone(() => client.goOn(() => {}))))
  await pause(500)
  await kill('one')
  await start('one', 'web')
  await kill('two')
  await start('two', 'web', { STOP_DELAY_SECONDS: '2' })
  await going
  await kill('worker')
  await start('worker', 'worker')
  expect(await waitForRuns(clients, 240_000)).toEqual(clients.map(() => 'completed'))
  for (const client of clients) expect(new Set(await documentsOf(client)).size).toBe(6)

  const leaving = nodes.get('two')
  leaving?.process.kill('SIGTERM')
  await pause(700)
  expect((await fetch(`${leaving?.address}/readyz`)).status).toBe(503)
  expect((await fetch(`${leaving?.address}/`)).status).toBe(200)
  expect(await leaving?.process.ended).toBe(0)
  nodes.delete('two')
})
