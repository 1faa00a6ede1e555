import type { Deps } from '../../deps.ts'
import { providerNamed } from './ask-postal.ts'
import { takeTold } from './change-send.ts'
import { followLetterJob, sendLetterJob } from './postal.jobs.ts'
import { selectSend, selectStale } from './postal.store.ts'

const hourMs = 60 * 60_000

/** Asks the provider what became of a letter and makes it true. A letter without one is left. Throws PostalUnavailable. */
export async function followLetter(deps: Deps, sendId: number): Promise<void> {
  const send = await selectSend(deps.database.db, sendId)
  if (!send?.providerLetterId || send.state === 'canceled' || send.state === 'failed') return
  const letter = await providerNamed(deps, send.provider)?.readLetter(send.providerLetterId)
  if (letter) await takeTold(deps, sendId, letter)
}

/** Letters of which nothing was heard for long are asked about, and paid ones that wait are handed over: each hour. */
export async function lookAfterSends(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const stale = await selectStale(deps.database.db, new Date(now.getTime() - 3 * hourMs))
  for (const { id, state } of stale) {
    const job = state === 'paid' ? sendLetterJob : followLetterJob
    // The same hour asks once, whichever process it is.
    const hour = Math.floor(now.getTime() / hourMs)
    await deps.queue.enqueue(deps.database.db, job, { sendId: id }, { id: `hour-${hour}-${id}` })
  }
}
