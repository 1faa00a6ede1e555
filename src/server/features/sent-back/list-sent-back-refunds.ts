import type { SentBackRefund } from '../../../shared/api/sent-back-refunds.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { factsOfPaymentIntent } from '../other-sums/facts-of-payment-intent.ts'
import { pageOfSentBackRefunds } from '../settlement/sent-back-refunds.ts'
import type { RefundRow } from '../settlement/settlement.tables.ts'

const pageSize = 50

/** One page of fifty refunds that banks sent back: those that wait to be paid, or those that were. The reading stands in the audit log. */
export async function listSentBackRefunds(
  deps: Deps,
  input: { show?: 'open' | 'closed' | undefined; page?: number | undefined; actor: AuditActor },
): Promise<{ rows: SentBackRefund[]; total: number }> {
  const page = input.page ?? 1
  const { rows, total } = await pageOfSentBackRefunds(deps.database.db, {
    closed: input.show === 'closed',
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  const shown: SentBackRefund[] = []
  for (const row of rows) shown.push(await showSentBackRefund(deps.database.db, row))
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: input.actor.id, name: input.actor.name },
      action: 'read-list',
      detail: { list: 'sent-back-refunds', page, rows: rows.length },
      at: deps.clock.now(),
    }),
  )
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
  const page = { closed: false, offset: 0, limit: Math.min(limit, pageSize) }
  const { rows, total } = await pageOfSentBackRefunds(queryable, page)
  const shown: SentBackRefund[] = []
  for (const row of rows) shown.push(await showSentBackRefund(queryable, row))
  return { rows: shown, total }
}
