import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addressDomain } from '../../src/server/platform/db/person-columns.ts'
import { emptyFundingFields } from '../../src/shared/rules/funding-form.ts'
import { type OwnCluster, ownCluster } from '../support/postgres-cluster.ts'
import { type RunningProcess, runProcess } from '../support/run-process.ts'
import { soaked } from '../support/soak-share.ts'
import { keyOfServers, keysOfServer } from './keys-of-server.ts'

/** What works once works again: the soak tries it. */
const [times = 1] = soaked([1], [3])

let cluster: OwnCluster
let folder: string
let server: RunningProcess
let address: string
let ended = false
const sockets: Socket[] = []

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-restart-'))
  cluster = await ownCluster()
  await ask('create database armor', 'postgres')
  server = runProcess('src/server/main.ts', [], {
    DATABASE_URL: `${cluster.address}/armor`,
    DATA_DIR: path.join(folder, 'data'),
    ENCRYPTION_KEY: keyOfServers,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_MESSAGE: '9999/60',
    RATE_LIMIT_ANY: '9999/60',
    DATABASE_TIMEOUT_SECONDS: '5',
  })
  void server.ended.then(() => {
    ended = true
  })
  const [, ready = ''] = await server.waitFor(/^ready (http:\/\/localhost:\d+)$/m)
  address = ready
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  server.kill('SIGKILL')
  await server.ended
  await cluster.remove()
  await fs.rm(folder, { recursive: true, force: true })
})

async function ask<T extends pg.QueryResultRow>(sql: string, database = 'armor'): Promise<T[]> {
  const client = new pg.Client({ connectionString: `${cluster.address}/${database}` })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

const endConnections = () =>
  ask(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and pid <> pg_backend_pid()',
  )

type Answer = {
  status: number
  body: { error?: string; code?: string }
  cookie: string
  retryAfter: string | null
  ms: number
}
async function send(method: string, path: string, payload: object, cookie = ''): Promise<Answer> {
  const asked = performance.now()
  const reply = await fetch(`${address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(payload),
  })
  const given = (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const body = (await reply.json()) as Answer['body']
  const ms = performance.now() - asked
  return { status: reply.status, body, cookie: given, retryAfter: reply.headers.get('retry-after'), ms }
}

let people = 0
/** Makes a session, and writes. */
const writeDraft = () => send('PUT', '/api/intake-draft', { fields: { name: 'Ada Example' } })
/** Writes in a transaction. */
function leaveInterest(): Promise<Answer> {
  people += 1
  const person = { name: 'Ada Example', email: `ada${people}@example.com`, phone: '555 010 1234' }
  return send('POST', '/api/submissions', { ...person, agreeToStudy: false, agreeToContact: true })
}
/** How many transactions of the server wait for a lock. */
async function waits(): Promise<number> {
  const [row] = await ask<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`,
  )
  return row?.count ?? 0
}
const isReady = async () => (await fetch(`${address}/readyz`)).status

/** Whether the queue takes up a mail that is written now. */
async function delivers(): Promise<boolean> {
  people += 1
  const email = `queue${people}@example.com`
  const draft = { fields: { ...emptyFundingFields, fullName: 'Ada Example', email }, step: 1 }
  const { cookie } = await send('PUT', '/api/funding-draft', draft)
  const asked = await send('POST', '/api/funding-draft/mail', {}, cookie)
  if (asked.status !== 200) throw new Error(JSON.stringify(asked))
  const sealed = (await keysOfServer(ask)).sealKey(email, addressDomain)
  for (let tries = 0; tries < 80; tries += 1) {
    const [mail] = await ask<{ status: string }>(
      `select status from mail_outbox where recipient_key = '${sealed}'`,
    )
    if (mail?.status === 'kept') return true
    await pause(250)
  }
  return false
}

async function listen(): Promise<{ hears(): Promise<boolean> }> {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnectionDelay: 200 })
  sockets.push(socket)
  let heard = 0
  socket.on('system-announcement', () => {
    heard += 1
  })
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
  })
  return {
    async hears() {
      const before = heard
      // As another server on the same database tells it.
      const packet = { type: 2, data: ['system-announcement', { title: 'News' }], nsp: '/' }
      const message = {
        uid: 'another',
        nsp: '/',
        type: 3,
        data: { opts: { rooms: ['everyone'], except: [], flags: {} }, packet },
      }
      await ask(`select pg_notify('socket.io#/', '${JSON.stringify(message)}')`)
      await pause(300)
      if (heard > before + 1) throw new Error('one announcement was heard twice')
      return heard === before + 1
    },
  }
}

describe('the server on PostgreSQL', () => {
  it('answers 503 or goes on when every connection is ended amid calls and transactions, and never ends itself', async () => {
    const live = await listen()
    await expect.poll(live.hears).toBe(true)
    const answers: Answer[] = []
    // More rounds than any pool has connections: one that is lost for good in each would leave none.
    for (let round = 0; round < 12; round += 1) {
      const calls = Array.from({ length: 12 }, (_, each) => (each % 2 === 0 ? writeDraft() : leaveInterest()))
      await pause(10)
      await endConnections()
      answers.push(...(await Promise.all(calls)))
    }
    expect(ended).toBe(false)
    for (const { status, body } of answers) {
      expect([200, 503]).toContain(status)
      if (status === 503) expect(body).toMatchObject({ code: 'unavailable', error: expect.any(String) })
    }
    await expect.poll(isReady).toBe(200)
    for (let each = 0; each < 15; each += 1) {
      expect((await writeDraft()).status).toBe(200)
      expect((await leaveInterest()).status).toBe(200)
    }
    await expect.poll(live.hears).toBe(true)
    expect(await delivers()).toBe(true)
  })

  it('answers 503 to the calls whose transactions are cut off while they wait, more than it has connections', async () => {
    const holder = new pg.Client({ connectionString: `${cluster.address}/armor` })
    holder.on('error', () => undefined)
    await holder.connect()
    for (let round = 0; round < times; round += 1) {
      await holder.query('begin; lock table leads in access exclusive mode')
      const waiting = Array.from({ length: 10 }, leaveInterest)
      await expect.poll(() => waits()).toBe(10)
      await ask(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`)
      for (const { status, body } of await Promise.all(waiting)) {
        expect([status, body.code]).toEqual([503, 'unavailable'])
      }
      await holder.query('rollback')
      expect((await leaveInterest()).status).toBe(200)
    }
    await holder.end()
    expect(ended).toBe(false)
  })

  it('answers 503 in the shape of an error while PostgreSQL is stopped, and goes on by itself when it is back', async () => {
    const live = await listen()
    for (let stop = 0; stop < times; stop += 1) {
      await cluster.stop()
      for (let each = 0; each < 10; each += 1) {
        const { status, body, retryAfter } = await writeDraft()
        expect([status, body.code, retryAfter]).toEqual([503, 'unavailable', '5'])
        expect(body.error).toBe('This service is not available for a moment. Please try again.')
      }
      expect(await isReady()).toBe(503)
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
      await cluster.start()
      await expect.poll(isReady).toBe(200)
      expect((await writeDraft()).status).toBe(200)
      await expect.poll(live.hears).toBe(true)
      expect(await delivers()).toBe(true)
    }
    expect(ended).toBe(false)
  })

  it('takes up within five seconds of its return what a job lost when its fetching was cut off', async () => {
    expect(await delivers()).toBe(true)
    // As a lost connection leaves it that had fetched the job: begun, and nobody has it.
    const [job] = await ask<{ id: string }>(
      `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(), completed_on = null
        where id = (select id from pgboss.job where name = 'deliver-mail' order by created_on desc limit 1) returning id`,
    )
    await cluster.crash()
    await cluster.start()
    const since = performance.now()
    const state = async () =>
      (await ask<{ state: string }>(`select state from pgboss.job where id = '${job?.id}'`))[0]?.state
    await expect.poll(state, { timeout: 30_000, interval: 50 }).toBe('completed')
    expect(performance.now() - since).toBeLessThan(5_000)
  })

  it('answers 503 to what a busy or a silent PostgreSQL has not done in time, and goes on at once when it has', async () => {
    const holder = new pg.Client({ connectionString: `${cluster.address}/armor` })
    await holder.connect()
    await holder.query('begin; lock table leads in access exclusive mode')
    const slow = await Promise.all(Array.from({ length: 4 }, leaveInterest))
    await holder.query('rollback')
    await holder.end()
    await cluster.freeze()
    const silent = await Promise.all([writeDraft(), leaveInterest(), writeDraft(), leaveInterest()])
    expect(await isReady()).toBe(503)
    await cluster.thaw()
    for (const { status, body, retryAfter, ms } of [...slow, ...silent]) {
      expect([status, body.code, retryAfter]).toEqual([503, 'unavailable', '5'])
      // Five seconds for a connection or a statement, and two more for a server that is silent.
      expect(ms).toBeLessThan(30_000)
    }
    await expect.poll(isReady).toBe(200)
    expect((await leaveInterest()).status).toBe(200)
    expect(ended).toBe(false)
  })
})
