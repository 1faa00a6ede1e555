import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { persistentClient } from '../test/recovery/persistent-client.ts'
import { type StartedProcess, startBuiltServer, startProcess } from './built-server.ts'
import { emptyPostgres } from './empty-postgres.ts'
import { startLoad } from './load.ts'
import { startThroughput } from './throughput.ts'
import { percentile } from './timing.ts'

const blocks = 5
const perBlock = 400
const atOnce = 16

interface Asked {
  what: string
  url: string
  /** Who answers. */
  process: StartedProcess
  /** What its answer must say for the figure to count. */
  isRight(answer: unknown): boolean
}

/**
 * What a client asks for, and a built page, from the built server, each beside a bare Fastify in a process of its own: one select of the same row
 * of the same data, and the same bytes under the same headers. In turns, so that both meet the same machine.
 */
export async function benchBesidePeers(print: (line: string) => void): Promise<void> {
  await besideDatabase(print, 'embedded')
  await besideDatabase(print, 'PostgreSQL')
}

async function besideDatabase(print: (line: string) => void, kind: 'embedded' | 'PostgreSQL') {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-bench-peers-'))
  const postgres = kind === 'PostgreSQL' ? await emptyPostgres() : null
  const settings: Record<string, string> = postgres ? { DATABASE_URL: postgres.address } : {}
  let server = await startBuiltServer(folder, settings)
  const client = persistentClient(1, () => server.address)
  await client.goOn(() => undefined)
  // A second process would destroy an open folder: the peer gets a copy of the closed one.
  await server.stop()
  const copy = path.join(folder, 'copy')
  if (!postgres) await fs.cp(path.join(folder, 'data/database'), copy, { recursive: true })
  server = await startBuiltServer(folder, settings)
  const peer = await startProcess(['--import', 'tsx', 'bench/peer-child.ts'], {
    ...(postgres ? { PEER_DATABASE: postgres.address } : { PEER_FOLDER: copy }),
    PEER_PAGE: `${server.address}/`,
  })
  try {
    const own = `${server.address}/api/clients/${client.clientId}`
    const isClient = (answer: unknown) => (answer as { id?: unknown }).id === client.clientId
    const rows: Asked[] = [
      { what: 'record', url: own, process: server, isRight: isClient },
      {
        what: 'status',
        url: `${own}/armor-status`,
        process: server,
        isRight: (answer) => typeof answer === 'object',
      },
      { what: 'documents', url: `${own}/documents`, process: server, isRight: Array.isArray },
    ]
    const bare: Asked = {
      what: 'bare',
      url: `${peer.address}/clients/${client.clientId}`,
      process: peer,
      isRight: isClient,
    }
    await printRates(print, { kind, rows, bare, cookie: client.browser.cookie })
    if (!postgres) await printPage(print, server.address, peer.address)
  } finally {
    await peer.stop()
    await server.stop()
    await postgres?.close()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

interface Rates {
  kind: string
  rows: readonly Asked[]
  bare: Asked
  cookie: string
}

async function printRates(print: (line: string) => void, { kind, rows, bare, cookie }: Rates) {
  for (const each of [...rows, bare]) await requireRight(each, cookie)
  const load = startLoad()
  try {
    const rates = new Map<Asked, number[]>()
    const work = new Map<Asked, number[]>()
    for (let block = 0; block <= blocks; block += 1)
      for (const each of [...rows, bare]) {
        const started = performance.now()
        const workBefore = each.process.processorMs()
        await load.run({ url: each.url, cookie, count: perBlock, atOnce })
        const rate = perBlock / ((performance.now() - started) / 1_000)
        // The first block warms up.
        if (block === 0) continue
        rates.set(each, [...(rates.get(each) ?? []), rate])
        const processor = (each.process.processorMs() - workBefore) / perBlock
        work.set(each, [...(work.get(each) ?? []), processor])
      }
    print(
      `A client's own reads, ${kind}, ${atOnce} connections: answers a second, the share of a bare select's, and processor of an answer (the bare one's share of it)`,
    )
    for (const each of [...rows, bare])
      print(
        `${rateLine(each.what, rates.get(each) ?? [], rates.get(bare) ?? [])}${workOf(work.get(each) ?? [], work.get(bare) ?? [])}`,
      )
  } finally {
    load.close()
  }
}

async function requireRight({ url, isRight, what }: Asked, cookie: string) {
  const answer = await fetch(url, { headers: { cookie } })
  if (answer.status !== 200 || !isRight(await answer.json()))
    throw new Error(`${what}: the answer is not what it must be, and nothing is measured`)
}

async function printPage(print: (line: string) => void, own: string, bare: string) {
  const [text, same] = await Promise.all([own, bare].map(async (each) => (await fetch(each)).text()))
  if (text !== same) throw new Error('the page: the peer sends something else, and nothing is measured')
  const throughput = startThroughput()
  try {
    const rates: [number[], number[]] = [[], []]
    for (let block = 0; block <= blocks; block += 1) {
      const measured = [await throughput.run(`${own}/`), await throughput.run(`${bare}/`)] as const
      if (block > 0) for (const at of [0, 1] as const) rates[at].push(measured[at])
    }
    print(
      'A built page, 32 connections: answers a second, and the share of a bare Fastify with the same bytes and headers',
    )
    print(rateLine('GET /', rates[0], rates[1]))
    print(rateLine('bare', rates[1], rates[1]))
  } finally {
    throughput.close()
  }
}

/** Of the processor, which other work on the machine changes less than a rate. */
function workOf(own: readonly number[], bare: readonly number[]): string {
  const [each, other] = [percentile(own, 0.5), percentile(bare, 0.5)]
  return `   ${each.toFixed(2)} ms (${(other / each).toFixed(2)})`
}

/** Median, smallest and largest of the blocks; the share is of the medians. */
function rateLine(what: string, rates: readonly number[], bare: readonly number[]): string {
  const middle = percentile(rates, 0.5)
  const share = middle / percentile(bare, 0.5)
  const spread = `${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)}`
  return `  ${what.padEnd(40)}${middle.toFixed(0).padStart(8)}  (${spread})`.padEnd(75) + share.toFixed(2)
}
