import { seedMany } from '../src/server/features/seed/seed-many.ts'
import { type Caller, callersOf } from '../test/support/make-callers.ts'
import { startLoad } from './load.ts'
import { runProduct } from './run-product.ts'
import { timed, timesLine } from './timing.ts'

const seeded = 5_000
/** The most that one act takes. */
const chosen = 1_000

/**
 * What staff wait for when they move 1,000 clients to a stage or mail them, on the embedded database, while somebody
 * else reads the list of clients again and again. The mails are delivered (to the outbox) in the same process.
 */
export async function benchBulkActs(print: (line: string) => void): Promise<void> {
  print(
    `Acts on ${chosen} clients of ${seeded} at once (embedded database), and who reads the list meanwhile`,
  )
  const product = await runProduct()
  const load = startLoad()
  try {
    await seedMany(product.deps, seeded, () => undefined)
    const staff = await callersOf(product.app, product.deps).asStaff()
    // The seed numbers them from 1, and nobody has changed them yet.
    const rows = Array.from({ length: chosen }, (_, at) => ({ id: at + 1, version: 1 }))
    const acts = {
      'to round 2': ['/api/staff/bulk-stage', { clients: rows, disputeStatus: 'round2_sent' }],
      'a welcome': ['/api/staff/bulk-email', mailTo(rows, 'welcome', 'bench-welcome')],
      'the same again': ['/api/staff/bulk-email', mailTo(rows, 'welcome', 'bench-welcome')],
      'a check-in': ['/api/staff/bulk-email', mailTo(rows, 'check-in', 'bench-check-in')],
    } as const
    for (const [what, [url, payload]] of Object.entries(acts)) {
      const meanwhile = load.run({
        url: `${product.address}/api/clients?page=1`,
        cookie: staff.cookie ?? '',
        count: 40,
        atOnce: 1,
      })
      const seconds = await act(staff, url, payload)
      print(`  ${url}, ${what}: ${seconds}`)
      print(timesLine('  the list meanwhile', await meanwhile))
    }
  } finally {
    load.close()
    await product.close()
  }
}

function mailTo(rows: readonly { id: number }[], type: string, attemptKey: string): object {
  return { clientIds: rows.map(({ id }) => id), type, attemptKey }
}

async function act(staff: Caller, url: string, payload: object): Promise<string> {
  let said = ''
  const took = await timed(async () => {
    const reply = await staff.inject({ method: 'POST', url, payload })
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`)
    const { done, skipped } = reply.json<{ done: number; skipped: unknown[] }>()
    said = `${done} done, ${skipped.length} skipped`
  })
  return `${(took / 1_000).toFixed(2)} s (${said})`
}
