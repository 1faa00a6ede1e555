import { msOfDay } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import {
  type PostalProvider,
  PostalRefused,
  PostalUnavailable,
  type ProviderLetter,
} from '../../platform/postal/postal-provider.ts'
import { isBack } from '../mail-log/came-back.ts'
import { listLetters } from '../mail-log/list-letters.ts'
import { providerNamed } from './ask-postal.ts'
import { changeLockedSend, endSend, takeTold } from './change-send.ts'
import { selectSend } from './postal.store.ts'
import type { PostalSendRow } from './postal.tables.ts'
import { selectOrdersByIds } from './postal-orders.store.ts'
import { openAddresses, withNote } from './sealed-send.ts'

/** The providers keep an idempotency key for a day: afterwards the same key could make a second letter. */
const keyHoldsMs = msOfDay - 60 * 60_000

/** The key under which a letter is handed over, whatever is repeated: one letter of one order. */
export const handoverKey = ({ id, sha256 }: Pick<PostalSendRow, 'id' | 'sha256'>) =>
  `armor-letter-${id}-${sha256.slice(0, 16)}`

/**
 * Hands a paid letter to a mail provider, once. Which provider is asked is written down before it is: after a lost answer, or a crash in
 * between, the same one is asked again under the same key, and no other. Only where a provider surely took nothing, because it
 * refused or was never reached, the next one is asked. When all refuse, the money goes back.
 * Throws PostalUnavailable while it is worth another try.
 */
export async function sendLetter(
  deps: Deps,
  { sendId, lastAttempt }: { sendId: number; lastAttempt: boolean },
): Promise<void> {
  const send = await selectSend(deps.database.db, sendId)
  if (send?.state !== 'paid') return
  if (send.provider !== null) return askAgain(deps, send, lastAttempt)
  const obstacle = await obstacleOf(deps, send)
  if (obstacle !== null) return endSend(deps, send.id, { state: 'failed', problem: obstacle })
  let silence: unknown = null
  for (const provider of deps.postal.providers) {
    if (send.refusedBy.includes(provider.name)) continue
    const outcome = await handOver(deps, send.id, provider)
    if (outcome === 'done') return
    silence = outcome.silence ?? silence
  }
  if (silence !== null && !lastAttempt) throw silence
  await endSend(deps, send.id, { state: 'failed', problem: says('postal.nobodyTookIt') })
}

/** Why a letter that was paid for is not to go any more; null: it goes. */
async function obstacleOf(deps: Deps, send: PostalSendRow): Promise<Sentence | null> {
  const { db } = deps.database
  const letter = (await listLetters(deps, db, send.clientId)).find(
    ({ document }) => document.id === send.documentId,
  )
  if (!letter || letter.written?.sha256 !== send.documentSha256) return says('postal.changedMeanwhile')
  const [order] = await selectOrdersByIds(db, [send.orderId])
  if (!order || order.refundedCents >= order.amountCents) return says('postal.refundedMeanwhile')
  return letter.steps.length > 0 && !isBack(letter) ? says('postal.mailedMeanwhile') : null
}

/** 'done': it is accepted, or somebody else is at it. Else nothing arrived, and `silence` says why where it may later. */
async function handOver(
  deps: Deps,
  sendId: number,
  provider: PostalProvider,
): Promise<'done' | { silence: unknown }> {
  const now = deps.clock.now()
  const claimed = await changeLockedSend(deps, sendId, (row) =>
    row.state === 'paid' && row.provider === null
      ? { provider: provider.name, triedAt: row.triedAt ?? now }
      : null,
  )
  if (claimed === null) return 'done'
  try {
    await keepAccepted(deps, claimed, await deliverTo(deps, claimed, provider))
    return 'done'
  } catch (cause) {
    const surelyNot =
      cause instanceof PostalRefused || (cause instanceof PostalUnavailable && !cause.mayHaveArrived)
    if (!surelyNot) throw cause
    deps.log.warn({ err: cause, sendId, provider: provider.name }, 'a mail provider did not take a letter')
    await changeLockedSend(deps, sendId, (row) =>
      row.state === 'paid'
        ? {
            provider: null,
            refusedBy: cause instanceof PostalRefused ? [...row.refusedBy, provider.name] : row.refusedBy,
            carrierSealed: withNote(deps, row, `${provider.name}: ${cause.message}`),
          }
        : null,
    )
    return { silence: cause instanceof PostalUnavailable ? cause : null }
  }
}

/** Nobody knows whether this provider has the letter: it is asked under the same key until it says, and then staff look. */
async function askAgain(deps: Deps, send: PostalSendRow, lastAttempt: boolean): Promise<void> {
  const provider = providerNamed(deps, send.provider)
  const isInTime = deps.clock.now().getTime() - (send.triedAt?.getTime() ?? 0) < keyHoldsMs
  if (!provider || !isInTime) return markUncertain(deps, send.id, 'The answer of the provider was lost.')
  try {
    await keepAccepted(deps, send, await deliverTo(deps, send, provider))
  } catch (cause) {
    if (cause instanceof PostalRefused) return markUncertain(deps, send.id, cause.message)
    if (!(cause instanceof PostalUnavailable)) throw cause
    if (lastAttempt) return markUncertain(deps, send.id, cause.message)
    throw cause
  }
}

async function markUncertain(deps: Deps, sendId: number, note: string): Promise<void> {
  await changeLockedSend(deps, sendId, (row) =>
    row.state === 'paid' && row.trouble !== 'uncertain'
      ? { trouble: 'uncertain', carrierSealed: withNote(deps, row, note) }
      : null,
  )
}

async function deliverTo(deps: Deps, send: PostalSendRow, provider: PostalProvider): Promise<ProviderLetter> {
  const { to, from } = openAddresses(deps, send)
  return provider.send({
    to,
    from,
    service: send.service,
    pdf: await deps.files.get(send.fileKey),
    reference: `letter ${send.id}`,
    idempotencyKey: handoverKey(send),
  })
}

/** The provider's answer is written down by itself, and what follows from it are jobs. */
async function keepAccepted(deps: Deps, send: PostalSendRow, letter: ProviderLetter): Promise<void> {
  const now = deps.clock.now()
  await takeTold(deps, send.id, letter, (row) => ({
    providerLetterId: letter.id,
    acceptedAt: row.acceptedAt ?? now,
    trouble: row.trouble === 'uncertain' ? null : row.trouble,
  }))
}
