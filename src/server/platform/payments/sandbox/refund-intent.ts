import type { Queryable } from '../../db/database.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import type { SandboxCharge, SandboxIntent } from './payment-intent.ts'
import {
  insertObject,
  lockObject,
  type SandboxObject,
  selectMatching,
  updateObject,
} from './sandbox.store.ts'
import { addEvent } from './sandbox-events.ts'
import { sandboxId } from './sandbox-id.ts'
import { invalidRequest, missingResource, stateRefused } from './wire-error.ts'
import { unixSeconds, withoutNotes } from './wire-object.ts'

/** Seconds until a bank has done with a refund what it answers later. */
const bankSeconds = 5

interface SandboxRefund extends SandboxObject {
  object: 'refund'
  amount: number
  charge: string
  status: 'succeeded' | 'pending' | 'failed'
  /** Sandbox only: what becomes of it, and when (Unix seconds). */
  sandbox_end?: 'succeeded' | 'failed'
  sandbox_ends_at?: number
}

/**
 * Refunds the charge of an intent, in whole or in part. Throws WireError 400 when there is nothing left.
 * @returns the refund as it is answered; of some cards it ends otherwise a little later (`endRefunds`)
 */
export async function refundIntent(
  deps: LedgerDeps,
  input: {
    paymentIntentId: string
    amount: number | null
    reason?: string | null
    metadata?: Record<string, string>
  },
): Promise<Record<string, unknown>> {
  const now = deps.clock.now()
  const refund = await deps.database.transaction(async (tx) => {
    const intent = (await lockObject(tx, 'payment_intent', input.paymentIntentId)) as
      | SandboxIntent
      | undefined
    if (!intent) throw missingResource('payment_intent', input.paymentIntentId)
    const charge = intent.latest_charge
      ? ((await lockObject(tx, 'charge', intent.latest_charge)) as SandboxCharge | undefined)
      : undefined
    if (!charge) throw stateRefused('This PaymentIntent does not have a successful charge to refund.')
    const amount = amountOf(charge, input.amount)
    const refunded = charge.amount_refunded + amount
    const changed = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount }
    await updateObject(tx, changed)
    const made: SandboxRefund = {
      id: sandboxId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: unixSeconds(now),
      currency: intent.currency,
      metadata: input.metadata ?? {},
      payment_intent: intent.id,
      reason: input.reason ?? null,
      status: charge.sandbox_refund === 'late' ? 'pending' : 'succeeded',
      ...(charge.sandbox_refund && {
        sandbox_end: charge.sandbox_refund === 'late' ? 'succeeded' : 'failed',
        sandbox_ends_at: unixSeconds(now) + bankSeconds,
      }),
    }
    await insertObject(tx, 'refund', made, now)
    await addEvent(tx, 'charge.refunded', changed, now)
    return withoutNotes(made)
  })
  deps.onEvent()
  return refund
}

function amountOf(charge: SandboxCharge, asked: number | null): number {
  const left = charge.amount - charge.amount_refunded
  const amount = asked ?? left
  if (left === 0)
    throw stateRefused(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount < 1) throw invalidRequest('Invalid positive integer', { param: 'amount' })
  if (amount > left)
    throw stateRefused(
      `Refund amount (${wireDollars(amount)}) is greater than unrefunded amount on charge (${wireDollars(left)})`,
      { param: 'amount' },
    )
  return amount
}

/**
 * What becomes of refunds after they were answered, as docs.stripe.com/refunds tells it: `refund.updated`, and `refund.failed` of one that
 * the bank sends back, whose money is the charge's again.
 */
export async function endRefunds(deps: LedgerDeps, now: Date): Promise<void> {
  for (const end of ['succeeded', 'failed'] as const) {
    const waiting = (await selectMatching(
      deps.database.db,
      'refund',
      { sandbox_end: end },
      1_000,
    )) as SandboxRefund[]
    for (const { id, sandbox_ends_at: at = 0 } of waiting) {
      if (at > unixSeconds(now)) continue
      await deps.database.transaction((tx) => endRefund(tx, id, now))
      deps.onEvent()
    }
  }
}

async function endRefund(tx: Queryable, id: string, now: Date): Promise<void> {
  const refund = (await lockObject(tx, 'refund', id)) as SandboxRefund | undefined
  if (refund?.sandbox_end === undefined) return
  const { sandbox_end: status, sandbox_ends_at: _, ...made } = refund
  const ended = { ...made, status }
  await updateObject(tx, ended)
  await addEvent(tx, 'refund.updated', ended, now, made)
  if (status === 'succeeded') return
  const charge = (await lockObject(tx, 'charge', refund.charge)) as SandboxCharge
  await updateObject(tx, {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  })
  await addEvent(tx, 'refund.failed', ended, now)
}

const wireDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
