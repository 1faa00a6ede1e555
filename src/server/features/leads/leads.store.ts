import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { wordsOfPerson } from '../../platform/db/search-words.ts'
import { type LeadRow, leads } from './leads.tables.ts'

/** Requests about one address wait for each other until the transaction ends: there is no row yet that could be locked. */
export async function lockLeadAddress(tx: Queryable, emailKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('leads'), hashtext(${emailKey}))`)
}

/** The newest lead of an address since that instant. */
export async function selectLeadSince(
  tx: Queryable,
  emailKey: string,
  since: Date,
): Promise<LeadRow | undefined> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.emailKey, emailKey), gte(leads.createdAt, since)))
    .orderBy(desc(leads.id))
    .limit(1)
  return row
}

export async function insertLead(tx: Queryable, row: typeof leads.$inferInsert): Promise<void> {
  await tx.insert(leads).values({ ...row, searched: wordsOfPerson(row) })
}

export async function updateLead(
  tx: Queryable,
  id: number,
  changes: Pick<LeadRow, 'name' | 'email' | 'phone' | 'agreeToStudy' | 'agreeToContact'>,
): Promise<void> {
  await tx
    .update(leads)
    .set({ ...changes, searched: wordsOfPerson(changes) })
    .where(eq(leads.id, id))
}
