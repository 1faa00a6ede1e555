import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { changeClient, findClientByPaymentIntent, insertClient, lockClient } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'

/**
 * Makes the client record of a settled payment, or settles the pending record that an early intake made for it
 * (decisions 16 and 21). One record per payment: the unique PaymentIntent id holds against two settlements at once.
 */
export async function settleClientPayment(
  tx: Queryable,
  input: {
    paymentIntentId: string
    name: string
    email: string
    phone: string
    amountCents: number
    now: Date
  },
): Promise<ClientRow> {
  const existing = await findClientByPaymentIntent(tx, input.paymentIntentId)
  if (existing) {
    if (existing.paymentStatus === 'paid' && existing.amountCents === input.amountCents) return existing
    return changeClient(tx, existing.id, { paymentStatus: 'paid', amountCents: input.amountCents }, input.now)
  }
  return insertClient(tx, {
    clientType: 'paid',
    name: input.name,
    email: input.email.trim(),
    emailKey: emailKeyOf(input.email),
    phone: input.phone,
    paymentIntentId: input.paymentIntentId,
    paymentStatus: 'paid',
    amountCents: input.amountCents,
    createdAt: input.now,
    updatedAt: input.now,
  })
}

/**
 * An upgrade goes on with the record of the package that was credited toward it: its reports, letters and days stay.
 * `paidCents`: everything paid for the record, less what was refunded.
 * @returns undefined when there is no such record any more, when it is blocked, or when an early intake made a record of
 * its own for this payment
 */
export async function continueClient(
  tx: Queryable,
  input: { clientId: number | null; paymentIntentId: string; paidCents: number; now: Date },
): Promise<ClientRow | undefined> {
  if (input.clientId === null || (await findClientByPaymentIntent(tx, input.paymentIntentId)))
    return undefined
  const client = await lockClient(tx, input.clientId)
  if (!client || client.blockedAt || client.paymentStatus !== 'paid') return undefined
  return changeClient(tx, client.id, { amountCents: input.paidCents }, input.now)
}

/** Decision 9: a full refund makes the payment failed and notes when; a partial one lowers the amount. Of all payments of a record. */
export async function refundClientPayment(
  tx: Queryable,
  input: { clientId: number; paidCents: number; refundedCents: number; now: Date },
): Promise<ClientRow | undefined> {
  const client = await lockClient(tx, input.clientId)
  if (!client) return undefined
  const left = Math.max(0, input.paidCents - input.refundedCents)
  if (client.amountCents === left) return client
  const full = { paymentStatus: 'failed' as const, refundedAt: input.now, cancelledAt: input.now }
  // A refund that the bank sent back undoes what it made of the record.
  const undone = { paymentStatus: 'paid' as const, refundedAt: null, cancelledAt: null }
  const change = left === 0 ? full : client.refundedAt ? undone : {}
  return changeClient(tx, client.id, { amountCents: left, ...change }, input.now)
}
