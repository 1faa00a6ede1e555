import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  type ProviderRefund,
  ProviderUnavailable,
  RefundRefused,
} from '../../platform/payments/payment-provider.ts'
import { askRefund, type RefundWish } from './ask-refund.ts'
import type { PaymentLedger } from './payment-ledger.ts'
import { changeRefund, selectRefunds } from './refunds.store.ts'
import { settleRefunds } from './settle-refunds.ts'
import type { RefundRow } from './settlement.tables.ts'

const unreachable = says('staff.refundUnknown')

/**
 * Gives money back through the provider, whatever was paid for: written down, asked for outside every transaction, then
 * made true here. The same attempt key refunds once, whatever is pressed, lost or killed in between.
 * Errors: those of askRefund, payment_refused with the provider's sentence, provider_unavailable.
 */
export async function makeRefund(deps: Deps, ledger: PaymentLedger, wish: RefundWish): Promise<void> {
  const asked = await deps.database.transaction((tx) => askRefund(deps, tx, ledger, wish))
  // Known to be made, perhaps by a settlement that read the payment before it and the refunds after: the sum may still lag.
  if (asked.status !== 'asked') return catchUp(deps, ledger, asked)
  const refusal = await askProvider(deps, ledger, asked)
  await catchUp(deps, ledger, asked)
  if (refusal !== null && (await giveUp(deps, ledger, asked, refusal)))
    throw new Refusal('payment_refused', says('request.providerSays', { words: refusal }))
}

/** @returns null when the refund is made and written down, else the provider's words with which it was refused. */
async function askProvider(deps: Deps, ledger: PaymentLedger, asked: RefundRow): Promise<string | null> {
  try {
    const made = await deps.payments.refundPayment(asked)
    await keepRefund(deps, ledger, asked, made)
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
  ledger: PaymentLedger,
  asked: RefundRow,
  made: ProviderRefund,
): Promise<void> {
  const mails = await ledger.mailsOf(asked)
  await deps.database.transaction(async (tx) => {
    const locked = await ledger.lock(tx, asked.paymentIntentId)
    if (locked) await settleRefunds(deps, tx, locked, { refunds: [made], complete: false, mails })
  })
}

/** What is said of the payment itself comes from the provider alone; if it is silent now, the timer asks again. */
async function catchUp(deps: Deps, ledger: PaymentLedger, asked: RefundRow): Promise<void> {
  await ledger.settle(asked.paymentIntentId).catch((cause: unknown) => {
    if (!(cause instanceof ProviderUnavailable)) throw cause
    deps.log.warn({ err: cause, refundId: asked.id }, 'the payment provider was silent after a refund')
  })
}

/** @returns false when the provider does have the refund: an earlier answer was lost, and this was its repetition. */
async function giveUp(
  deps: Deps,
  ledger: PaymentLedger,
  asked: RefundRow,
  failure: string,
): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    await ledger.lock(tx, asked.paymentIntentId)
    const rows = await selectRefunds(tx, [asked.paymentIntentId])
    const row = rows.find(({ id }) => id === asked.id)
    if (row?.status !== 'asked') return row?.status === 'failed'
    await changeRefund(tx, asked.id, { status: 'failed', failure, updatedAt: deps.clock.now() })
    return true
  })
}
