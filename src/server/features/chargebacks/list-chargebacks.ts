import type { Chargeback } from '../../../shared/api/chargebacks.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { readStaffPage, staffPageSize } from '../audit-log/read-staff-page.ts'
import { factsOfPaymentIntent } from '../other-sums/facts-of-payment-intent.ts'
import type { ChargebackRow } from '../settlement/settlement.tables.ts'
import { selectChargebacks } from './chargebacks.store.ts'

/** One page of fifty chargebacks, those that are not decided or those that are. The reading stands in the audit log. */
export async function listChargebacks(
  deps: Deps,
  input: { show?: 'open' | 'decided' | undefined; page?: number | undefined; actor: AuditActor },
): Promise<{ rows: Chargeback[]; total: number }> {
  const { db } = deps.database
  const which = input.show === 'decided' ? 'over' : 'open'
  const { rows, total } = await readStaffPage(deps, { ...input, list: 'chargebacks' }, (range) =>
    selectChargebacks(db, { which, ...range, now: deps.clock.now() }),
  )
  const shown: Chargeback[] = []
  for (const row of rows) shown.push(await show(deps, row))
  return { rows: shown, total }
}

async function show(deps: Deps, row: ChargebackRow): Promise<Chargeback> {
  const facts = await factsOfPaymentIntent(deps.database.db, row.paymentIntentId)
  return {
    id: row.id,
    productName: facts?.productName ?? '',
    name: facts?.name ?? null,
    email: facts?.email ?? null,
    clientId: facts?.clientId ?? null,
    amount: amountText(row.amountCents),
    status: row.status,
    reason: row.reason,
    answerBy: row.answerBy?.toISOString() ?? null,
    foundAt: row.foundAt.toISOString(),
    // The sandbox has no pages of its own.
    address: deps.payments.name === 'stripe' ? `https://dashboard.stripe.com/${placeOf(row)}` : null,
  }
}

const placeOf = ({ id, status, paymentIntentId }: ChargebackRow) =>
  status === 'warned' || status === 'warning-over' ? `payments/${paymentIntentId}` : `disputes/${id}`

/** Whose chargebacks wait for evidence, or whose payments a bank warns of, and how many there are in all. */
export async function listWaitingChargebacks(
  queryable: Queryable,
  { limit, now }: { limit: number; now: Date },
) {
  const page = { which: 'waiting' as const, offset: 0, limit: Math.min(limit, staffPageSize), now }
  const { rows, total } = await selectChargebacks(queryable, page)
  const shown: { id: string; clientId: number | null; name: string | null; amount: string; foundAt: Date }[] =
    []
  for (const { id, paymentIntentId, amountCents, foundAt } of rows) {
    const facts = await factsOfPaymentIntent(queryable, paymentIntentId)
    const amount = amountText(amountCents)
    shown.push({ id, clientId: facts?.clientId ?? null, name: facts?.name ?? null, amount, foundAt })
  }
  return { rows: shown, total }
}
