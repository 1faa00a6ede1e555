import type * as z from 'zod/mini'
import type { listFundingApplications as call } from '../../../shared/api/funding-staff.ts'
import type { Deps } from '../../deps.ts'
import type { StaffActor } from '../accounts/staff-actor.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { applicationFactsOf } from '../funding/application-facts.ts'
import type { FundingApplicationRow } from '../funding/funding.tables.ts'
import { type Standing, standingsOf } from '../funding-packages/score-of-application.ts'
import { selectApplicationsPage } from './applications-page.store.ts'

const pageSize = 50

type Shown = z.input<typeof call.reply>[number]

/**
 * One page of fifty applications, the newest first, and how many there are in all. The reading stands in the audit log;
 * what was searched for does not, for it names a person.
 */
export async function listFundingApplications(
  deps: Deps,
  input: { query: z.output<typeof call.query>; actor: StaffActor },
): Promise<{ rows: Shown[]; total: number }> {
  const { search = '', page = 1, status, waiting } = input.query
  const { rows, total } = await selectApplicationsPage(deps.database.db, {
    search: search.trim(),
    status,
    waiting,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: input.actor,
      action: 'list-funding-applications',
      detail: { page, searched: search.trim() !== '', status: status ?? null, rows: rows.length },
      at: deps.clock.now(),
    }),
  )
  const facts = await applicationFactsOf(deps, rows)
  const standings = await standingsOf(deps.database.db, facts, deps.clock.now())
  return { rows: rows.map((row) => shownRow(row, standings.get(row.id))), total }
}

function shownRow(
  row: FundingApplicationRow,
  standing: Standing = { points: 0, packages: [], supportUntil: null },
): Shown {
  const { id, name, email, phone, caseStatus, fundingGoal, missingDocuments } = row
  return {
    id,
    name,
    email,
    phone,
    caseStatus,
    fundingGoal,
    missingDocuments,
    waitingMessage: row.messageWaitingSince !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...standing,
  }
}
