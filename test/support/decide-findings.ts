import type { Review } from '../../src/shared/api/review.ts'
import type { TestApp } from './make-app.ts'
import type { Caller } from './make-callers.ts'

/** The client decides to dispute every finding that is open, as in the review; then the letters are ready to sign. */
export async function disputeEverything(app: TestApp, caller: Caller, clientId: number): Promise<void> {
  const url = `/api/clients/${clientId}`
  const review: Review = (await caller.inject({ method: 'GET', url: `${url}/review` })).json()
  const open = review.findings.filter(({ decision, unconfirmed }) => decision === null && unconfirmed === 0)
  const provable = open.filter(({ strength }) => strength === 'A').map(({ id }) => id)
  if (provable.length > 0) await post(caller, `${url}/decisions/provable`, { findings: provable })
  for (const { id } of open.filter(({ strength }) => strength === 'B'))
    await post(caller, `${url}/decisions`, { finding: id, decision: 'dispute' })
  await app.deps.queue.idle()
}

async function post(caller: Caller, url: string, payload: object): Promise<void> {
  const reply = await caller.inject({ method: 'POST', url, payload })
  if (reply.statusCode !== 200) throw new Error(`the decision was refused: ${reply.body}`)
}
