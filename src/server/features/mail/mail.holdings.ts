import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { scheduledMails } from './mail.tables.ts'

/** What is held of a person here. */
export const mailHoldings: readonly Holding[] = [goesWithClient(scheduledMails)]

/** What is told of it in the archive of a person's data. */
export const mailTold: readonly Told<Deps>[] = [
  {
    part: 'mails',
    records: async (deps, { clientId }) => {
      const planned = await selectPlannedMailsOf(deps.database.db, clientId)
      return planned.map((mail) => ({ planned: true, ...mail }))
    },
  },
]

async function selectPlannedMailsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      type: scheduledMails.mailType,
      dueAt: scheduledMails.dueAt,
      status: scheduledMails.status,
      reason: scheduledMails.reason,
    })
    .from(scheduledMails)
    .where(eq(scheduledMails.clientId, clientId))
    .orderBy(asc(scheduledMails.dueAt))
}
