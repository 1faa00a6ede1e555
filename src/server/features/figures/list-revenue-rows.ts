import type * as z from 'zod/mini'
import type { listRevenueRows as call } from '../../../shared/api/figures.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { readStaffPage } from '../audit-log/read-staff-page.ts'
import type { PeriodWish } from './get-revenue.ts'
import { officePeriod } from './office-period.ts'
import { type RevenueQuestion, selectRevenueRows } from './revenue.store.ts'

type Row = z.output<(typeof call)['reply']>[number]

/** The payments behind a figure, with whom they are of. The reading stands in the audit log. */
export async function listRevenueRows(
  deps: Deps,
  input: PeriodWish & Omit<RevenueQuestion, 'period'> & { page?: number | undefined; actor: AuditActor },
): Promise<{ rows: Row[]; total: number }> {
  const { month, kind, product, cohort } = input
  const question = { period: officePeriod(deps.clock.now(), input), month, kind, product, cohort }
  const { rows, total } = await readStaffPage(deps, { ...input, list: 'revenue' }, (range) =>
    selectRevenueRows(deps.database.db, question, range),
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
