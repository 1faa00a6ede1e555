import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { emptyPostgres } from './empty-postgres.ts'
import type { Flood } from './flood-child.ts'
import { startLoad } from './load.ts'
import { runProduct } from './run-product.ts'
import { timesLine } from './timing.ts'

const events = 100_000
const sockets = 5
/** What everybody else may wait for while somebody floods. */
const longestMs = 100

/**
 * A hundred thousand events of five sockets with a free session, on both databases: the product answers everybody else meanwhile.
 * @returns what waited too long, one sentence each
 */
export async function soakFlood(print: (line: string) => void): Promise<string[]> {
  const postgres = await emptyPostgres()
  try {
    return [
      ...(await floodOn('embedded', '', print)),
      ...(await floodOn('PostgreSQL', postgres.address, print)),
    ]
  } finally {
    await postgres.close()
  }
}

async function floodOn(name: string, databaseUrl: string, print: (line: string) => void): Promise<string[]> {
  const product = await runProduct(databaseUrl)
  const load = startLoad()
  const flooder = fork(fileURLToPath(new URL('flood-child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  try {
    const { address } = product
    const cookie = await freeCookie(address)
    const ask = (path: string, count: number) =>
      load.run({ url: `${address}${path}`, cookie, count, atOnce: 1 })
    await ask('/healthz', 50)
    const told = once(flooder, 'message')
    flooder.send({ address, cookie, sockets, events } satisfies Flood)
    const health: number[] = []
    const session: number[] = []
    let flooding = true
    const asking = (async () => {
      while (flooding) {
        health.push(...(await ask('/healthz', 5)))
        session.push(...(await ask('/api/account/session', 1)))
      }
    })()
    const [counts] = (await told) as [{ sent: number; cutOff: number; refused: number }]
    flooding = false
    await asking
    print(
      `  ${name}: ${counts.sent} events by ${sockets} sockets, ${counts.cutOff} times cut off, ${counts.refused} connections refused`,
    )
    print(timesLine('/healthz meanwhile', health))
    print(timesLine('/api/account/session meanwhile', session))
    const slowest = Math.max(...health)
    return slowest < longestMs
      ? []
      : [`/healthz took ${Math.round(slowest)} ms during a flood (${name}), not under ${longestMs}`]
  } finally {
    load.close()
    flooder.kill()
    await product.close()
  }
}

/** The session that anybody is given for a first word typed into a form. */
async function freeCookie(address: string): Promise<string> {
  const reply = await fetch(`${address}/api/intake-draft`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { name: 'A' } }),
  })
  return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}
