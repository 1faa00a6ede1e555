import type { StaffPayment } from '../../../shared/api/staff-case.ts'
import { clientRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { ProviderUnavailable, RefundRefused } from '../../platform/payments/payment-provider.ts'
import { askRefund, type RefundWish } from './ask-refund.ts'
import { lockPayment, selectPayment } from './checkout.store.ts'
import type { RefundRow } from './checkout.tables.ts'
import { shownPayment } from './list-payments.ts'
import { changeRefund, selectRefunds } from './refunds.store.ts'
import { settlePayment } from './settle-payment.ts'
import { refundMails, settleRefunds } from './settle-refunds.ts'

const unreachable =
  'The payment provider cannot be reached, so nothing is known to have moved. Send the same refund again in a minute: it is made only once.'

/**
 * Gives money back through the provider: written down, asked for outside every transaction, then made true here. The same
 * attempt key refunds once, whatever is pressed, lost or killed in between.
 * Errors: those of askRefund, payment_refused with the provider's sentence, provider_unavailable.
 */
export async function refundPayment(deps: Deps, wish: RefundWish): Promise<StaffPayment> {
  const asked = await deps.database.transaction((tx) => askRefund(deps, tx, wish))
  if (asked.status === 'asked') {
    const refusal = await askProvider(deps, asked)
    await catchUp(deps, asked)
    if (refusal !== null && (await giveUp(deps, asked, refusal)))
      throw new Refusal('payment_refused', refusal)
  }
  deps.live.emit(clientRoom(wish.clientId), 'portal-change', { what: 'client' })
  return currentPayment(deps, wish.paymentIntentId)
}

/** @returns null when the refund is made and written down, else the sentence with which it was refused. */
async function askProvider(deps: Deps, asked: RefundRow): Promise<string | null> {
  try {
    const made = await deps.payments.refundPayment(asked)
    await keepRefund(deps, asked, made)
    return null
  } catch (cause) {
    if (cause instanceof RefundRefused) return cause.message
    if (!(cause instanceof ProviderUnavailable)) throw cause
    deps.log.warn({ err: cause, refundId: asked.id }, 'the payment provider did not answer a refund')
    throw new Refusal('provider_unavailable', unreachable)
  }
}

/** The provider's answer is written down by itself: it must not be lost when the provider falls silent right after it. */
async function keepRefund(
  deps: Deps,
  asked: RefundRow,
  made: Awaited<ReturnType<Deps['payments']['refundPayment']>>,
): Promise<void> {
  const payment = await selectPayment(deps.database.db, asked.paymentIntentId)
  if (!payment) return
  const mails = await refundMails(deps, payment, [asked])
  await deps.database.transaction(async (tx) => {
    const locked = await lockPayment(tx, asked.paymentIntentId)
    if (locked) await settleRefunds(deps, tx, locked, { refunds: [made], complete: false, mails })
  })
}

/** What the client's record says of its payment comes from the provider alone; if it is silent now, the timer asks again. */
async function catchUp(deps: Deps, asked: RefundRow): Promise<void> {
  await settlePayment(deps, asked.paymentIntentId).catch((cause: unknown) => {
    if (!(cause instanceof ProviderUnavailable)) throw cause
    deps.log.warn({ err: cause, refundId: asked.id }, 'the payment provider was silent after a refund')
  })
}

/** @returns false when the provider does have the refund: an earlier answer was lost, and this was its repetition. */
async function giveUp(deps: Deps, asked: RefundRow, failure: string): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    await lockPayment(tx, asked.paymentIntentId)
    const rows = await selectRefunds(tx, [asked.paymentIntentId])
    const row = rows.find(({ id }) => id === asked.id)
    if (row?.status !== 'asked') return row?.status === 'failed'
    await changeRefund(tx, asked.id, { status: 'failed', failure, updatedAt: deps.clock.now() })
    return true
  })
}

async function currentPayment(deps: Deps, paymentIntentId: string): Promise<StaffPayment> {
  const { db } = deps.database
  const payment = await selectPayment(db, paymentIntentId)
  if (!payment) throw new Refusal('not_found', 'There is no such payment.')
  return shownPayment(payment, await selectRefunds(db, [paymentIntentId]))
}
