import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { io } from 'socket.io-client'
import { addressDomain } from '../../src/server/platform/db/person-columns.ts'
import { emptyFundingFields } from '../../src/shared/rules/funding-form.ts'
import type { OwnCluster } from '../support/postgres-cluster.ts'
import { keysOfServer } from './keys-of-server.ts'
import { seededRandom } from './seeded-random.ts'

export interface RestartRounds {
  restarts: number
  seed: number
  cluster: OwnCluster
  /** Of the database. */
  url: string
  /** Of the server, which goes on all the time. */
  address: string
  print: (line: string) => void
}

/** Milliseconds from the moment PostgreSQL takes connections again until the server does each of these, one for each restart. */
export interface BackAfter {
  answers: number[]
  live: number[]
  jobs: number[]
  /** Addresses to which a mail was asked for and granted. */
  mailed: string[]
}

/** What takes longer than this is not waited for any more. */
const longestMs = 60_000

/** Ends PostgreSQL again and again, in turns as an administrator and as a crash, away for up to two seconds. */
export async function runRestartRounds(rounds: RestartRounds): Promise<BackAfter> {
  const { restarts, cluster, address, print } = rounds
  const random = seededRandom(rounds.seed)
  const back: BackAfter = { answers: [], live: [], jobs: [], mailed: [] }
  const live = listenLive(address)
  try {
    for (let round = 1; round <= restarts; round += 1) {
      await pause(random() * 1_500)
      await (round % 2 === 0 ? cluster.crash() : cluster.stop())
      await pause(random() * 2_000)
      await cluster.start()
      const since = performance.now()
      const email = `restart${round}@example.com`
      const times = await Promise.all([
        until(since, () => readies(address)),
        until(since, () => live.hears(rounds.url)),
        until(since, () => asksForMail(address, email)).then(() =>
          until(since, () => isDelivered(rounds.url, email)),
        ),
      ])
      back.mailed.push(email)
      back.answers.push(times[0])
      back.live.push(times[1])
      back.jobs.push(times[2])
      if (round % 20 === 0)
        print(`  ${round} restarts, the last back after ${times.map(Math.round).join(', ')} ms`)
    }
    return back
  } finally {
    live.close()
  }
}

async function until(since: number, isSo: () => Promise<boolean>): Promise<number> {
  while (performance.now() - since < longestMs) {
    if (await isSo().catch(() => false)) break
    await pause(50)
  }
  return performance.now() - since
}

const readies = async (address: string) => (await fetch(`${address}/readyz`)).ok

async function asksForMail(address: string, email: string): Promise<boolean> {
  const draft = { fields: { ...emptyFundingFields, fullName: 'Ada Example', email }, step: 1 }
  const send = (method: string, path: string, body: object, cookie = '') =>
    fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
      body: JSON.stringify(body),
    })
  const written = await send('PUT', '/api/funding-draft', draft)
  const cookie = (written.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return written.ok && (await send('POST', '/api/funding-draft/mail', {}, cookie)).ok
}

async function isDelivered(url: string, email: string): Promise<boolean> {
  const { sealKey } = await keysOfServer((query) => ask(url, query))
  const sealed = sealKey(email, addressDomain)
  const rows = await ask(url, 'select status from mail_outbox where recipient_key = $1', [sealed])
  return rows[0]?.status === 'kept'
}

/** A page that stays open. */
function listenLive(address: string): { hears(url: string): Promise<boolean>; close(): void } {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnectionDelay: 200 })
  let heard = 0
  socket.on('system-announcement', () => {
    heard += 1
  })
  return {
    async hears(url) {
      const before = heard
      // As another server on the same database tells it.
      const packet = { type: 2, data: ['system-announcement', { title: 'News' }], nsp: '/' }
      const opts = { rooms: ['everyone'], except: [], flags: {} }
      const message = JSON.stringify({ uid: 'another', nsp: '/', type: 3, data: { opts, packet } })
      await ask(url, `select pg_notify('socket.io#/', $1)`, [message])
      await pause(100)
      return heard > before
    },
    close: () => socket.disconnect(),
  }
}

export async function ask(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows
  } finally {
    await client.end()
  }
}
