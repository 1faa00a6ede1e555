import type * as z from 'zod/mini'
import type { listRevenueRows as call } from '../../../shared/api/figures.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { PeriodWish } from './get-revenue.ts'
import { officePeriod } from './office-period.ts'
import { type RevenueQuestion, selectRevenueRows } from './revenue.store.ts'

type Row = z.output<(typeof call)['reply']>[number]

const pageSize = 50

/** The payments behind a figure, with whom they are of. The reading stands in the audit log. */
export async function listRevenueRows(
  deps: Deps,
  input: PeriodWish & Omit<RevenueQuestion, 'period'> & { page?: number | undefined; actor: AuditActor },
): Promise<{ rows: Row[]; total: number }> {
  const { page = 1, actor, month, kind, product, cohort } = input
  const at = deps.clock.now()
  const question = { period: officePeriod(at, input), month, kind, product, cohort }
  const { rows, total } = await selectRevenueRows(deps.database.db, question, {
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: actor.id, name: actor.name },
      action: 'read-list',
      detail: { list: 'revenue', page, rows: rows.length },
      at,
    }),
  )
  return {
    total,
    rows: rows.map(({ reference, kind: of, name, person, clientId, paidAt, paid, refunded }) => ({
      reference,
      kind: of,
      product: name,
      email: person || null,
      clientId: person === '' ? null : clientId,
      paidAt,
      paid: amountText(paid),
      refunded: amountText(refunded),
    })),
  }
}
