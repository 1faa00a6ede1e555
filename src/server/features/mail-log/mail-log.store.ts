import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type MailingStepRow, mailingSteps } from './mail-log.tables.ts'

/** Every entry of a client's mail log, oldest first. */
export async function selectSteps(queryable: Queryable, clientId: number): Promise<MailingStepRow[]> {
  return queryable
    .select()
    .from(mailingSteps)
    .where(eq(mailingSteps.clientId, clientId))
    .orderBy(asc(mailingSteps.id))
}

export async function selectStep(
  queryable: Queryable,
  input: { clientId: number; id: number },
): Promise<MailingStepRow | undefined> {
  const [row] = await queryable
    .select()
    .from(mailingSteps)
    .where(and(eq(mailingSteps.clientId, input.clientId), eq(mailingSteps.id, input.id)))
  return row
}

export async function insertStep(
  tx: Queryable,
  row: Omit<typeof mailingSteps.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(mailingSteps).values(row)
}
