import type * as z from 'zod/mini'
import type { enterPaidElsewhere as call } from '../../../shared/api/arrivals.ts'
import { latestDayAnywhere } from '../../../shared/rules/person-day.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { closePaymentOfCase } from '../checkout/pay-for-case.ts'
import { findClient } from '../clients/find-client.ts'
import { settleArrivedClient } from '../clients/settle-arrived-client.ts'
import { findArrival, setArrivalPaid } from './arrivals.store.ts'
import { isPaidOpen } from './get-client-arrival.ts'
import { paidOf } from './paid-elsewhere.ts'

/**
 * Enters what an imported client paid elsewhere whose file did not say it, or that they are served free of charge. A payment that they
 * had begun here is closed first, so that nobody pays twice. What follows is what follows from a payment.
 * Errors: not_found; conflict when it is known already or the client is blocked; invalid_input.
 * @returns false when the same was entered before
 */
export async function enterPaidElsewhere(
  deps: Deps,
  { clientId, wish, actor }: { clientId: number; wish: z.output<typeof call.body>; actor: AuditActor },
): Promise<{ entered: boolean }> {
  const { db } = deps.database
  const [client, arrival] = [await findClient(db, clientId), await findArrival(db, clientId)]
  if (!client || !arrival) throw new Refusal('not_found', says('staff.noClient'))
  const now = deps.clock.now()
  const paid = paidOf(wish, latestDayAnywhere(now))
  const known = new Refusal('conflict', says('staff.paidKnown'))
  if (!isPaidOpen(client, arrival)) {
    if (arrival.paid !== paid.paid || arrival.amountCents !== paid.amountCents) throw known
    if (arrival.paidOn !== paid.paidOn) throw known
    return { entered: false }
  }
  await closePaymentOfCase(deps, client, '')
  await deps.database.transaction(async (tx) => {
    const was = client.paymentIntentId
    const { amountCents } = paid
    if (!(await settleArrivedClient(tx, { clientId, was, amountCents, by: actor.name, now }))) throw known
    await setArrivalPaid(tx, clientId, paid)
    await noteFact(deps, tx, { kind: 'payment-entered', clientId })
    await appendAuditEntry(tx, {
      actor,
      action: 'enter-paid-elsewhere',
      clientId,
      detail: { ...paid },
      at: now,
    })
  })
  return { entered: true }
}
