import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ClientFilter } from '../../../shared/api/staff-clients.ts'
import { clientArrivals } from '../arrivals/arrivals.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'

/** The rows behind a figure of the dashboard, in the words in which it is counted. */
export function figured({ progress, month }: ClientFilter): (SQL | undefined)[] {
  return [progress ? cameTo(progress) : undefined, month ? paidInMonth(month) : undefined]
}

const isPaid = eq(clients.paymentStatus, 'paid')
const isCompleted = eq(clients.disputeStatus, 'completed')
const isMailed = isNotNull(clients.round1MailDate)
const hasIntake = isNotNull(clients.intakeCompletedAt)

const hasThreeReports = sql`(
  select count(*) from ${reportUploads} r where r.client_id = clients.id and r.superseded_at is null) = 3`

/** Whoever is further has passed the earlier steps, whatever is recorded of them. */
function cameTo(progress: NonNullable<ClientFilter['progress']>): SQL | undefined {
  switch (progress) {
    case 'open':
      return and(isPaid, ne(clients.disputeStatus, 'completed'))
    case 'intake':
      return and(isPaid, or(isCompleted, isMailed, hasIntake))
    case 'reports':
      return and(isPaid, or(isCompleted, isMailed, and(hasIntake, hasThreeReports)))
    case 'round1':
      return and(isPaid, or(isCompleted, isMailed))
    case 'completed':
      return and(isPaid, isCompleted)
  }
}

function paidInMonth(month: string): SQL | undefined {
  const first = `${month}-01`
  const arrived = sql`select 1 from ${clientArrivals} a where a.client_id = clients.id`
  const made = and(isMadeInMonth(first), sql`not exists (${arrived})`)
  const paidElsewhere = sql`exists (${arrived} and a.paid_on >= ${first}::date and a.paid_on < (${first}::date + interval '1 month')::date)`
  return and(isPaid, or(made, paidElsewhere))
}

/** A month ends at midnight UTC. */
function isMadeInMonth(first: string): SQL {
  return sql`(${clients.createdAt} >= ${first}::timestamp at time zone 'UTC'
    and ${clients.createdAt} < (${first}::timestamp + interval '1 month') at time zone 'UTC')`
}
