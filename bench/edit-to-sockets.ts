import { fork } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBuiltServer, startProcess } from './built-server.ts'
import type { EditsRequest, EditTimes } from './edits-child.ts'
import { emptyPostgres } from './empty-postgres.ts'
import { prepareFolder } from './prepare-folder.ts'
import { percentile } from './timing.ts'

const sockets = 500
const edits = 30
const warmUp = 10
const blocks = 3

/** From the edit of a client by staff until the first and the last of 500 open pages hears of it, beside a bare socket.io that changes one row. */
export async function benchEdits(print: (line: string) => void): Promise<void> {
  print(`From a staff edit to ${sockets} sockets, milliseconds (median; 90 of 100; last socket, median)`)
  await onDatabase(print, 'embedded')
  await onDatabase(print, 'PostgreSQL')
}

async function onDatabase(print: (line: string) => void, kind: 'embedded' | 'PostgreSQL') {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-bench-edits-'))
  const postgres = kind === 'PostgreSQL' ? await emptyPostgres() : null
  const settings: Record<string, string> = {
    LIVE_CONNECTIONS: '5000',
    CONNECTIONS: '6000',
    RATE_LIMIT_LIVE: '1000000/60',
    ...(postgres ? { DATABASE_URL: postgres.address } : {}),
  }
  try {
    const { cookie, clientId } = await prepareFolder(folder, settings, async (_deps, callers) => ({
      cookie: (await callers.asStaff()).cookie ?? '',
      clientId: await callers.makeClient(),
    }))
    const copy = path.join(folder, 'copy')
    if (!postgres) await fs.cp(path.join(folder, 'data/database'), copy, { recursive: true })
    const server = await startBuiltServer(folder, settings)
    const peer = await startProcess(
      ['--import', 'tsx', 'bench/live-peer-child.ts'],
      postgres ? { PEER_DATABASE: postgres.address } : { PEER_FOLDER: copy },
    )
    const asked = { cookie, sockets, event: 'staff-change' }
    const own = { ...asked, address: server.address, path: `/api/clients/${clientId}` }
    const bare = { ...asked, address: peer.address, path: `/clients/${clientId}` }
    const times: [EditTimes[], EditTimes[]] = [[], []]
    for (let block = 0; block < blocks; block += 1)
      for (const [at, each] of [own, bare].entries()) times[at as 0 | 1].push(await run(each))
    print(timesOf(`an edit, ${kind}`, times[0]))
    print(timesOf(`bare, ${kind}`, times[1]))
    await peer.stop()
    await server.stop()
  } finally {
    await postgres?.close()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** Its first edits warm up. Throws when a socket heard nothing or an edit failed. */
async function run(request: Omit<EditsRequest, 'edits'>): Promise<EditTimes> {
  const child = fork(fileURLToPath(new URL('edits-child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  try {
    child.send({ ...request, edits: warmUp + edits } satisfies EditsRequest)
    const [told] = (await once(child, 'message')) as [EditTimes | string]
    if (typeof told === 'string') throw new Error(`${told}, and nothing is measured`)
    return { first: told.first.slice(warmUp), last: told.last.slice(warmUp) }
  } finally {
    child.kill()
  }
}

function timesOf(what: string, blocksOf: readonly EditTimes[]): string {
  const first = blocksOf.flatMap((each) => each.first)
  const last = blocksOf.flatMap((each) => each.last)
  const cells = [percentile(first, 0.5), percentile(first, 0.9), percentile(last, 0.5)]
  return `  ${what.padEnd(40)}${cells.map((cell) => cell.toFixed(1).padStart(9)).join('')}`
}
