import type { OtherSum } from '../../../shared/api/other-sums.ts'
import { amountText } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findOtherSumById, stateOfOtherSum } from '../settlement/other-sum.ts'
import type { OtherSumRow } from '../settlement/settlement.tables.ts'
import { kindsOfSums } from './kinds-of-sums.ts'

/** A sum that differs, as staff see it: with who paid it for what, and what can be given back of it. */
export async function showOtherSum(queryable: Queryable, row: OtherSumRow): Promise<OtherSum> {
  const facts = await kindsOfSums[row.kind].facts(queryable, row.reference)
  const state = stateOfOtherSum(row)
  const isOfUs = row.currency === 'usd'
  return {
    id: row.id,
    kind: row.kind,
    productName: facts?.productName ?? '',
    asked: row.askedCents === null ? null : amountText(row.askedCents),
    paid: amountText(row.paidCents),
    currency: row.currency,
    foundAt: row.foundAt.toISOString(),
    name: facts?.name ?? null,
    email: facts?.email ?? null,
    clientId: facts?.clientId ?? null,
    state,
    acceptable: state === 'open' && isOfUs && facts?.acceptable === true,
    accepted: row.acceptedAt === null ? null : { by: row.acceptedBy ?? '', at: row.acceptedAt.toISOString() },
    payments: state === 'accepted' || !isOfUs ? [] : (facts?.payments ?? []),
  }
}

/** Errors: not_found. */
export async function getOtherSum(queryable: Queryable, id: number): Promise<OtherSumRow> {
  const row = await findOtherSumById(queryable, id)
  if (!row) throw new Refusal('not_found', says('payment.noPayment'))
  return row
}
