import { type FuzzPlan, fuzzProduct } from '../test/access/fuzz/fuzz-product.ts'
import { thingsOf } from '../test/access/fuzz/known-things.ts'
import { openEverything } from '../test/access/fuzz/open-everything.ts'
import { makeSubject } from '../test/access/make-subject.ts'
import { callersOf } from '../test/support/make-callers.ts'
import { runProduct } from './run-product.ts'

/**
 * Requests of every kind, made from the OpenAPI document, as nobody and signed in: no fault of the server, and every
 * reply of its schema.
 * @returns what was wrong, one sentence each
 */
export async function soakFuzz(
  { requests, seed }: { requests: number; seed: number },
  print: (line: string) => void,
): Promise<string[]> {
  const product = await runProduct('', openEverything)
  const { app, deps } = product
  const callers = callersOf(app, deps)
  const { subject, browser } = await makeSubject({ ...product, ...callers }, 'owner@example.com')
  const plan = { address: product.address, requests, known: thingsOf(subject), atOnce: 8 }
  const signedIn = async () => [
    browser.cookie,
    (await callers.asClient('owner@example.com')).cookie,
    (await callers.asStaff()).cookie,
    (await callers.asStaff('admin')).cookie,
  ]
  const run = async (who: string, cookies: FuzzPlan['cookies']) => {
    const { statuses, slowest, faults } = await fuzzProduct({ ...plan, seed, cookies })
    const told = Object.entries(statuses).map(([status, count]) => `${count} times ${status}`)
    const slow = slowest.map(({ ms, operation }) => `${operation} ${Math.round(ms)} ms`)
    print(`  ${requests} requests ${who} (seed ${seed}): ${told.join(', ')}; slowest ${slow.join(', ')}`)
    return faults
  }
  try {
    return [...(await run('as nobody', async () => [undefined])), ...(await run('signed in', signedIn))]
  } finally {
    await product.close()
  }
}
