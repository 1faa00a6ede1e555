import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { addressDomain } from '../src/server/platform/db/person-columns.ts'
import { judgeAftermath, waitForRuns } from '../test/recovery/judge-aftermath.ts'
import { keyOfServers, keysOfServer } from '../test/recovery/keys-of-server.ts'
import { killableServer } from '../test/recovery/killable-server.ts'
import { ask, type BackAfter, runRestartRounds } from '../test/recovery/restart-rounds.ts'
import { type SteadyLoad, steadyLoad } from '../test/recovery/steady-load.ts'
import { ownCluster } from '../test/support/postgres-cluster.ts'
import { wrongCounts } from './wrong-counts.ts'

/** Everything goes on so soon after PostgreSQL is back. */
const backWithinMs = 5_000

/**
 * Restarts and crashes PostgreSQL under a server at which people pay, send reports and write all the time.
 * @returns what was lost, doubled or answered wrongly, one sentence each
 */
export async function soakRestarts(
  { restarts, seed }: { restarts: number; seed: number },
  print: (line: string) => void,
  progress = print,
): Promise<string[]> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-restarts-'))
  const cluster = await ownCluster()
  await ask(`${cluster.address}/postgres`, 'create database armor')
  const url = `${cluster.address}/armor`
  const settings = { DATABASE_URL: url, ENCRYPTION_KEY: keyOfServers, RATE_LIMIT_MESSAGE: '1000000/60' }
  const server = killableServer(folder, settings)
  try {
    await server.start()
    const load = steadyLoad(server.address)
    const back = await runRestartRounds({
      restarts,
      seed,
      cluster,
      url,
      address: server.address(),
      print: progress,
    })
    if (!server.isRunning()) return ['the server ended']
    await load.end()
    const faults = [...load.faults, ...tooLate(back, print)]
    const statuses = await waitForRuns(load.clients, 600_000)
    faults.push(...statuses.filter((status) => status !== 'completed').map((status) => `a run is ${status}`))
    faults.push(...(await wrongWrites(url, load, back)))
    await server.stop()
    print(
      `  ${restarts} restarts, half of them crashes: ${load.calls} writes, ${load.refused} refused for a moment, the longest ${Math.round(load.longestMs)} ms; ${load.clients.length} clients`,
    )
    return [...faults, ...wrongCounts(await judgeAftermath(folder, settings), load.clients.length, print)]
  } finally {
    await server.kill()
    await cluster.remove()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

function tooLate(back: BackAfter, print: (line: string) => void): string[] {
  return (['answers', 'live', 'jobs'] as const).flatMap((what) => {
    const times = [...back[what]].sort((one, other) => one - other)
    const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
    print(`  ${what} again after ${at(0.5)} ms (p50), ${at(0.99)} ms (p99), ${at(1)} ms at the longest`)
    const late = times.filter((time) => time > backWithinMs).length
    return late === 0 ? [] : [`${what}: ${late} times not back within ${backWithinMs} ms`]
  })
}

/** What was acknowledged is there once, what was not at most once, and each mail that was asked for is delivered. */
async function wrongWrites(url: string, load: SteadyLoad, back: BackAfter): Promise<string[]> {
  const keys = await keysOfServer((query) => ask(url, query))
  const addressOf = (sealed: unknown) => keys.openKey(String(sealed), addressDomain)
  const rows = await ask(url, 'select email_key, count(*)::int as count from leads group by email_key')
  const times = new Map(rows.map(({ email_key: sealed, count }) => [addressOf(sealed), Number(count)]))
  const lost = load.taken.filter((email) => times.get(email) !== 1)
  const doubled = load.unsaid.filter((email) => (times.get(email) ?? 0) > 1)
  const kept = await ask(url, `select recipient_key from mail_outbox where status = 'kept'`)
  const delivered = new Set(kept.map(({ recipient_key: sealed }) => addressOf(sealed)))
  const unsent = back.mailed.filter((email) => !delivered.has(email))
  return [
    ...(lost.length === 0
      ? []
      : [`${lost.length} of ${load.taken.length} acknowledged interests are not there once`]),
    ...(doubled.length === 0 ? [] : [`${doubled.length} interests are there twice`]),
    ...(unsent.length === 0 ? [] : [`${unsent.length} mails were not delivered`]),
  ]
}
