import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ProviderChargeback } from '../../platform/payments/payment-provider.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { factsOfPaymentIntent } from '../other-sums/facts-of-payment-intent.ts'
import type { ChargebackRow } from '../settlement/settlement.tables.ts'
import { lockChargeback, upsertChargeback } from './chargebacks.store.ts'

/**
 * Asks the provider what cardholders dispute of a payment, and keeps it. Any number of times; payments that are kept nowhere here are
 * another business's of the same account, and left alone. Throws ProviderUnavailable.
 */
export async function learnChargebacks(deps: Deps, paymentIntentId: string): Promise<void> {
  await keepChargebacks(deps, paymentIntentId, await deps.payments.listChargebacks(paymentIntentId))
}

/** Keeps what the provider told of one payment. */
export async function keepChargebacks(
  deps: Deps,
  paymentIntentId: string,
  told: readonly ProviderChargeback[],
): Promise<void> {
  if (told.length === 0) return
  await deps.database.transaction(async (tx) => {
    const facts = await factsOfPaymentIntent(tx, paymentIntentId)
    if (!facts) return
    for (const chargeback of told)
      await keep(deps, tx, { chargeback, paymentIntentId, clientId: facts.clientId })
  })
}

async function keep(
  deps: Deps,
  tx: Queryable,
  found: { chargeback: ProviderChargeback; paymentIntentId: string; clientId: number | null },
): Promise<void> {
  const { chargeback, paymentIntentId, clientId } = found
  const { id, status, answerBy } = chargeback
  const before = await lockChargeback(tx, id)
  // An answer that was fetched before the bank decided and comes after it.
  if (before && isOver(before)) return
  if (before?.status === status && before.answerBy?.getTime() === answerBy?.getTime()) return
  const now = deps.clock.now()
  await upsertChargeback(tx, {
    ...chargeback,
    paymentIntentId,
    foundAt: before?.foundAt ?? now,
    updatedAt: now,
  })
  await appendAuditEntry(tx, {
    actor: { id: 'system', name: 'payment provider' },
    action: 'keep-chargeback',
    clientId,
    detail: { payment: paymentIntentId, chargeback: id, amount: amountText(chargeback.amountCents), status },
    at: now,
  })
  await noteFact(deps, tx, { kind: 'chargeback-changed' })
}

const isOver = ({ status }: ChargebackRow) => status === 'won' || status === 'lost' || status === 'closed'
