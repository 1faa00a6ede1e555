import type { Queryable } from '../../platform/db/database.ts'
import { findClient, findClientByReference } from '../clients/find-client.ts'
import { selectOpenCredits, selectPaymentsByIds } from './checkout-credits.store.ts'

/**
 * The case that a payment is about to go on with, when its intake is sent already: that of a lower package, or the unpaid
 * record that it pays for (decision 21); null for everything else.
 */
export async function findUpgradedClient(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<number | null> {
  const unpaid = await findClientByReference(queryable, paymentIntentId)
  if (unpaid) return unpaid.intakeCompletedAt && !unpaid.blockedAt ? unpaid.id : null
  const credits = await selectOpenCredits(queryable, paymentIntentId)
  const [base] = await selectPaymentsByIds(
    queryable,
    credits.flatMap(({ paymentId }) => paymentId ?? []),
  )
  const client = base?.clientId ? await findClient(queryable, base.clientId) : undefined
  const goesOn = client?.intakeCompletedAt && !client.blockedAt && client.paymentStatus === 'paid'
  return goesOn ? client.id : null
}
