import { nextSendState } from '../../../shared/rules/postal-progress.ts'
import { isTracked } from '../../../shared/rules/postal-service.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ProviderLetter } from '../../platform/postal/postal-provider.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { withdrawMailing } from '../mail-log/withdraw-mailing.ts'
import { followLetterJob, logSendJob, refundSendJob } from './postal.jobs.ts'
import { changeSend, lockSend, selectSend } from './postal.store.ts'
import type { PostalSendRow } from './postal.tables.ts'
import { carrierOf } from './sealed-send.ts'

type Change = Partial<Omit<PostalSendRow, 'id' | 'version'>>

/** Who enters what a mail provider tells: by its name, so that the log knows what a sandbox told. */
export const postalActorOf = ({ provider }: Pick<PostalSendRow, 'provider'>) => ({
  kind: 'provider' as const,
  id: provider ?? 'mail-provider',
  name: 'mail provider',
})

/** Changes a letter under its lock, as it is then. @param change null: nothing. @returns the letter, null when nothing changed */
export async function changeLockedSend(
  deps: Deps,
  id: number,
  change: (row: PostalSendRow) => Change | null,
): Promise<PostalSendRow | null> {
  return deps.database.transaction(async (tx) => {
    const row = await lockSend(tx, id)
    const next = row ? change(row) : null
    if (!row || next === null) return null
    const changed = await changeSend(tx, id, { ...next, updatedAt: deps.clock.now() })
    await noteFact(deps, tx, { kind: 'postal-changed', clientId: row.clientId })
    return changed
  })
}

/** Minutes after which a letter is looked at again, webhook or not, once it was handed over. */
const lookAfterMinutes = [1, 6, 11, 60]

/**
 * Makes true what a mail provider tells of a letter, in whatever order its answers come; what follows (mail log, refund, further
 * looks) is enqueued in the same transaction. Once it was cancelled or failed, its letter thaws.
 */
export async function takeTold(
  deps: Deps,
  sendId: number,
  letter: ProviderLetter,
  more: (row: PostalSendRow) => Change = () => ({}),
): Promise<PostalSendRow | undefined> {
  return deps.database.transaction(async (tx) => {
    const row = await lockWithClient(tx, sendId)
    if (!row) return undefined
    const state = nextSendState(row.state, letter.state)
    const isNews = state !== row.state
    const now = deps.clock.now()
    const changed = await changeSend(tx, sendId, {
      state,
      stateAt: isNews ? letter.at : row.stateAt,
      cancellableUntil: letter.cancellableUntil,
      expectedOn: letter.expectedOn,
      isScanned: isNews ? letter.isScanned : row.isScanned,
      carrierSealed: carrierOf(deps, row, letter),
      ...more(row),
      ...(state === 'returned' ? { trouble: 'returned' as const } : {}),
      ...(isNews && state === 'failed'
        ? { trouble: 'failed' as const, problem: says('postal.providerFailed').key }
        : {}),
      updatedAt: now,
    })
    if (!isNews) return changed
    await follow(deps, tx, changed)
    if (row.state === 'paid') await lookAgain(deps, tx, changed, now)
    await noteFact(deps, tx, { kind: 'postal-changed', clientId: row.clientId })
    return changed
  })
}

/** The client before the letter, as a settlement and the mail log lock them. */
async function lockWithClient(tx: Queryable, sendId: number): Promise<PostalSendRow | undefined> {
  const known = await selectSend(tx, sendId)
  if (known) await findClientForChange(tx, known.clientId)
  return lockSend(tx, sendId)
}

async function follow(deps: Deps, tx: Queryable, send: PostalSendRow): Promise<void> {
  const ended = send.state === 'canceled' || send.state === 'failed'
  const job = ended ? refundSendJob : logSendJob
  await deps.queue.enqueue(tx, job, { sendId: send.id }, { id: `${send.state}-${send.id}` })
  if (ended) await withdrawMailing(deps, tx, { ...send, actor: postalActorOf(send) })
}

async function lookAgain(deps: Deps, tx: Queryable, send: PostalSendRow, now: Date): Promise<void> {
  for (const minutes of lookAfterMinutes)
    await deps.queue.enqueue(
      tx,
      followLetterJob,
      { sendId: send.id },
      { id: `look-${send.id}-${minutes}`, startAfter: new Date(now.getTime() + minutes * 60_000) },
    )
}

/** A letter that was never handed over ends: it thaws, and its money goes back. One that was handed over stays. */
export async function endSend(
  deps: Deps,
  sendId: number,
  end: { state: 'failed' | 'canceled'; problem: Sentence | null },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await lockWithClient(tx, sendId)
    if (row?.state !== 'paid' || row.provider !== null) return
    const now = deps.clock.now()
    const changed = await changeSend(tx, sendId, {
      state: end.state,
      stateAt: now,
      problem: end.problem?.key ?? null,
      ...(end.state === 'failed' ? { trouble: 'failed' as const } : {}),
      updatedAt: now,
    })
    await follow(deps, tx, changed)
    await noteFact(deps, tx, { kind: 'postal-changed', clientId: row.clientId })
  })
}

/** The delivery proves something: the carrier scanned it, and scans each piece of this service (decision 068). */
export const isProvedDelivery = ({ state, service, isScanned }: PostalSendRow): boolean =>
  state === 'delivered' && isScanned && isTracked(service)
