import { seedMany } from '../src/server/features/seed/seed-many.ts'
import type { StaffClient } from '../src/shared/api/staff-clients.ts'
import { callersOf } from '../test/support/make-callers.ts'
import { startLoad } from './load.ts'
import { runProduct } from './run-product.ts'
import { timed, timesLine } from './timing.ts'

const clients = 20_000
const reads = 5

/** What others wait for at `GET /healthz` while staff read the list of all clients, which is read by portions. From source. */
export async function benchLongList(print: (line: string) => void): Promise<void> {
  print(`Other calls while staff read the list of ${clients} clients (GET /healthz, one after the other)`)
  const product = await runProduct()
  const load = startLoad()
  const reader = startLoad()
  try {
    await seedMany(product.deps, clients, () => undefined)
    const { cookie = '' } = await callersOf(product.app, product.deps).asStaff()
    const others = (count: number) =>
      load.run({ url: `${product.address}/healthz`, cookie: '', count, atOnce: 1 })
    await others(200)
    print(timesLine('idle', await others(1_000)))
    const busy: number[] = []
    let isReading = true
    const asking = (async () => {
      while (isReading) busy.push(...(await others(20)))
    })()
    const took: number[] = []
    // The list is read in a process of its own, or reading its 13 MB here would be what others wait for.
    for (let read = 0; read < reads; read += 1)
      took.push(
        await timed(() => reader.run({ url: `${product.address}/api/clients`, cookie, count: 1, atOnce: 1 })),
      )
    isReading = false
    await asking
    const list = (await (
      await fetch(`${product.address}/api/clients`, { headers: { cookie } })
    ).json()) as StaffClient[]
    if (new Set(list.map(({ id }) => id)).size !== clients)
      throw new Error('the list is not whole, and nothing is measured')
    print(timesLine('while the list is read', busy))
    print(timesLine('the list itself', took))
  } finally {
    load.close()
    reader.close()
    await product.close()
  }
}
