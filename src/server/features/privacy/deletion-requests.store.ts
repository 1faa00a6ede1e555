import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type DeletionRequestRow, deletionRequests } from './privacy.tables.ts'

/** What a wish for deletion is about. */
export type DeletionSubject = { clientId: number } | { applicationId: number } | { emailKey: string }

const isOpen = and(isNull(deletionRequests.withdrawnAt), isNull(deletionRequests.doneAt))
function isAbout(subject: DeletionSubject) {
  if ('clientId' in subject) return eq(deletionRequests.clientId, subject.clientId)
  return 'emailKey' in subject
    ? eq(deletionRequests.emailKey, subject.emailKey)
    : eq(deletionRequests.applicationId, subject.applicationId)
}

/** Requests about one address wait for each other until the transaction ends: there may be no row yet that could be locked. */
export async function lockDeletionOfAddress(tx: Queryable, emailKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('deletion'), hashtext(${emailKey}))`)
}

export async function selectOpenRequest(
  queryable: Queryable,
  subject: DeletionSubject,
): Promise<DeletionRequestRow | undefined> {
  const [row] = await queryable
    .select()
    .from(deletionRequests)
    .where(and(isAbout(subject), isOpen))
    .orderBy(desc(deletionRequests.id))
    .limit(1)
  return row
}

export async function insertRequest(
  tx: Queryable,
  subject: DeletionSubject,
  row: Omit<typeof deletionRequests.$inferInsert, 'id' | 'clientId' | 'applicationId' | 'emailKey'>,
): Promise<void> {
  await tx.insert(deletionRequests).values({ ...row, ...subject })
}

/** Ended, a request names no address any more. */
export async function endRequests(
  tx: Queryable,
  subject: DeletionSubject,
  end: { withdrawnAt: Date } | { doneAt: Date },
): Promise<number> {
  const rows = await tx
    .update(deletionRequests)
    .set({ ...end, emailKey: null })
    .where(and(isAbout(subject), isOpen))
    .returning({ id: deletionRequests.id })
  return rows.length
}

/** What these applications waited for was done with the deletion of their client. */
export async function endRequestsOfApplications(
  tx: Queryable,
  applicationIds: readonly number[],
  doneAt: Date,
): Promise<void> {
  if (applicationIds.length === 0) return
  await tx
    .update(deletionRequests)
    .set({ doneAt })
    .where(and(inArray(deletionRequests.applicationId, [...applicationIds]), isOpen))
}

/** Open requests whose day has come, the oldest first. @param today 'YYYY-MM-DD' */
export async function selectDueRequests(queryable: Queryable, today: string): Promise<DeletionRequestRow[]> {
  return queryable
    .select()
    .from(deletionRequests)
    .where(and(lte(deletionRequests.dueOn, today), isOpen))
    .orderBy(asc(deletionRequests.id))
}

/** What waited under an address is done with its deletion, and names it no more. */
export async function forgetAddressOfRequests(tx: Queryable, emailKey: string): Promise<void> {
  await tx
    .update(deletionRequests)
    .set({ emailKey: null, doneAt: sql`coalesce(${deletionRequests.doneAt}, now())` })
    .where(eq(deletionRequests.emailKey, emailKey))
}
