import type { SentBackRefund } from '../../../shared/api/sent-back-refunds.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { readStaffPage, staffPageSize } from '../audit-log/read-staff-page.ts'
import { factsOfPaymentIntent } from '../other-sums/facts-of-payment-intent.ts'
import { pageOfSentBackRefunds } from '../settlement/sent-back-refunds.ts'
import type { RefundRow } from '../settlement/settlement.tables.ts'

/** One page of fifty refunds that banks sent back: those that wait to be paid, or those that were. The reading stands in the audit log. */
export async function listSentBackRefunds(
  deps: Deps,
  input: { show?: 'open' | 'closed' | undefined; page?: number | undefined; actor: AuditActor },
): Promise<{ rows: SentBackRefund[]; total: number }> {
  const { rows, total } = await readStaffPage(deps, { ...input, list: 'sent-back-refunds' }, (range) =>
    pageOfSentBackRefunds(deps.database.db, { closed: input.show === 'closed', ...range }),
  )
  const shown: SentBackRefund[] = []
  for (const row of rows) shown.push(await showSentBackRefund(deps.database.db, row))
  return { rows: shown, total }
}

export async function showSentBackRefund(queryable: Queryable, row: RefundRow): Promise<SentBackRefund> {
  const facts = await factsOfPaymentIntent(queryable, row.paymentIntentId)
  const { closedAt, closedBy, closedNote } = row
  return {
    id: row.id,
    productName: facts?.productName ?? '',
    name: facts?.name ?? null,
    email: facts?.email ?? null,
    clientId: facts?.clientId ?? null,
    amount: amountText(row.amountCents),
    reason: row.reason,
    by: row.authorName,
    askedAt: row.createdAt.toISOString(),
    sentBackAt: row.updatedAt.toISOString(),
    closed:
      closedAt === null ? null : { at: closedAt.toISOString(), by: closedBy ?? '', note: closedNote ?? '' },
  }
}

/** Whose refunds wait to be paid in another way, and how many there are in all. */
export async function listWaitingRefunds(queryable: Queryable, limit: number) {
  const page = { closed: false, offset: 0, limit: Math.min(limit, staffPageSize) }
  const { rows, total } = await pageOfSentBackRefunds(queryable, page)
  const shown: SentBackRefund[] = []
  for (const row of rows) shown.push(await showSentBackRefund(queryable, row))
  return { rows: shown, total }
}
