import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Holding } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { testerApplications } from './testers.tables.ts'

/** What is held of a person here. */
export const testersHoldings: readonly Holding[] = [
  {
    ...goesWithClient(testerApplications),
    until: ['client goes', 'nobody came back'],
    knows: { rows: testerApplications, address: testerApplications.emailKey },
    forget: async (tx, { before }) => {
      await tx
        .delete(testerApplications)
        .where(and(isNull(testerApplications.clientId), lt(testerApplications.createdAt, before)))
    },
  },
]

/** The beta applications of a client, as they are told with its profile. */
export async function listTesterApplicationsOf(queryable: Queryable, clientId: number) {
  const { name, email, phone, preferences, usedAt, createdAt } = testerApplications
  return queryable
    .select({ name, email, phone, preferences, usedAt, createdAt })
    .from(testerApplications)
    .where(eq(testerApplications.clientId, clientId))
}
