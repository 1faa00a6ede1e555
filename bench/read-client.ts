import fastify from 'fastify'
import { findClient } from '../src/server/features/clients/find-client.ts'
import { persistentClient } from '../test/recovery/persistent-client.ts'
import { startLoad } from './load.ts'
import { listen, runProduct } from './run-product.ts'
import { timesLine } from './timing.ts'

const blocks = 4
const perBlock = 250

/**
 * A client read through the API by its holder (session, access, five queries, reply checked against its schema) against
 * a bare Fastify route that sends the same row of the same database. In turns, so that both meet the same machine.
 */
export async function benchClientRead(print: (line: string) => void): Promise<void> {
  print('A client read over HTTP (embedded database)')
  const product = await runProduct()
  const bare = fastify()
  bare.get<{ Params: { id: string } }>('/clients/:id', ({ params }) =>
    findClient(product.deps.database.db, Number(params.id)),
  )
  const load = startLoad()
  try {
    const client = persistentClient(1, () => product.address)
    await client.goOn(() => undefined)
    await product.deps.queue.idle()
    const bareAddress = await listen(bare)
    const targets = [
      { what: 'ARMOR, GET /api/clients/:id', url: `${product.address}/api/clients/${client.clientId}` },
      { what: 'bare Fastify route, one select', url: `${bareAddress}/clients/${client.clientId}` },
    ]
    for (const atOnce of [1, 16]) {
      const times = targets.map((): number[] => [])
      for (let block = 0; block <= blocks; block += 1) {
        for (const [index, { url }] of targets.entries()) {
          const measured = await load.run({ url, cookie: client.browser.cookie, count: perBlock, atOnce })
          // The first block warms up.
          if (block > 0) times[index]?.push(...measured)
        }
      }
      for (const [index, { what }] of targets.entries()) {
        print(timesLine(`${what}, ${atOnce} at once`, times[index] ?? []))
      }
    }
  } finally {
    load.close()
    await bare.close()
    await product.close()
  }
}
