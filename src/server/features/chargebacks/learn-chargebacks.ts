import { staffChargebackTexts } from '../../../shared/messages/staff/chargebacks.ts'
import { officeDay } from '../../../shared/rules/civil-days.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ProviderChargeback } from '../../platform/payments/payment-provider.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { isServed } from '../clients/is-served.ts'
import { enterTask } from '../followup/add-task.ts'
import { factsOfPaymentIntent } from '../other-sums/facts-of-payment-intent.ts'
import type { ChargebackRow } from '../settlement/settlement.tables.ts'
import { lockChargeback, over, upsertChargeback } from './chargebacks.store.ts'

/**
 * Asks the provider what cardholders dispute of a payment, and keeps it. Any number of times; payments that are kept nowhere here are
 * another business's of the same account, and left alone. Throws ProviderUnavailable.
 */
export async function learnChargebacks(deps: Deps, paymentIntentId: string): Promise<void> {
  const askedAt = deps.clock.now()
  const told = await deps.payments.listChargebacks(paymentIntentId)
  await keepChargebacks(deps, paymentIntentId, { told, askedAt })
}

/** Keeps what the provider told of one payment. `askedAt`: before it answered. */
export async function keepChargebacks(
  deps: Deps,
  paymentIntentId: string,
  { told, askedAt }: { told: readonly ProviderChargeback[]; askedAt: Date },
): Promise<void> {
  if (told.length === 0) return
  await deps.database.transaction(async (tx) => {
    const facts = await factsOfPaymentIntent(tx, paymentIntentId)
    if (!facts) return
    for (const chargeback of told)
      await keep(deps, tx, { chargeback, paymentIntentId, askedAt, clientId: facts.clientId })
  })
}

interface Found {
  chargeback: ProviderChargeback
  paymentIntentId: string
  askedAt: Date
  clientId: number | null
}

const provider = { id: 'system', name: 'payment provider' }

async function keep(deps: Deps, tx: Queryable, found: Found): Promise<void> {
  const { chargeback, paymentIntentId, askedAt, clientId } = found
  const { id, status, answerBy } = chargeback
  const before = await lockChargeback(tx, id)
  if (before && isStale(before, askedAt)) return
  const now = deps.clock.now()
  await upsertChargeback(tx, {
    ...chargeback,
    paymentIntentId,
    foundAt: before?.foundAt ?? now,
    updatedAt: askedAt,
  })
  if (before?.status === status && before.answerBy?.getTime() === answerBy?.getTime()) return
  await appendAuditEntry(tx, {
    actor: provider,
    action: 'keep-chargeback',
    clientId,
    detail: { payment: paymentIntentId, chargeback: id, amount: amountText(chargeback.amountCents), status },
    at: now,
  })
  if (status === 'won' && before?.status !== 'won') await askWhetherToReopen(deps, tx, found)
  await noteFact(deps, tx, { kind: 'chargeback-changed' })
}

/** The money of a record that was closed stays after all: whether what was paid for opens again is for a person to decide (decision 207). */
async function askWhetherToReopen(deps: Deps, tx: Queryable, { chargeback, clientId, askedAt }: Found) {
  const client = clientId === null ? undefined : await findClient(tx, clientId)
  if (!client || isServed(client)) return
  await enterTask(deps, tx, {
    clientId: client.id,
    text: staffChargebackTexts.wonAfterClosing(amountText(chargeback.amountCents)),
    dueOn: officeDay(deps.clock.now()),
    owner: null,
    attemptKey: `chargeback-won ${chargeback.id} ${askedAt.getTime()}`,
    actor: provider,
  })
}

/**
 * Of two answers the one that was asked for later is kept, whichever comes last: a bank may turn over what it decided, months later. What is
 * decided yields only to an answer that was surely asked for after it.
 */
function isStale({ status, updatedAt }: ChargebackRow, askedAt: Date): boolean {
  return over.includes(status) ? askedAt <= updatedAt : askedAt < updatedAt
}
