import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { signInLinks } from './accounts.tables.ts'

type LinkRow = typeof signInLinks.$inferSelect

/** One link an address: the row of an older one is taken over. */
export async function replaceLink(tx: Queryable, row: LinkRow): Promise<void> {
  const { emailKey, ...rest } = row
  await tx.insert(signInLinks).values(row).onConflictDoUpdate({ target: signInLinks.emailKey, set: rest })
}

/** Takes the link away and returns it: whoever comes second finds none. */
export async function takeLink(tx: Queryable, tokenHash: string, now: Date): Promise<LinkRow | undefined> {
  const [row] = await tx
    .delete(signInLinks)
    .where(and(eq(signInLinks.tokenHash, tokenHash), gt(signInLinks.expiresAt, now)))
    .returning()
  return row
}

/** A link that still works, left where it is. */
export async function findLink(
  queryable: Queryable,
  tokenHash: string,
  now: Date,
): Promise<LinkRow | undefined> {
  const [row] = await queryable
    .select()
    .from(signInLinks)
    .where(and(eq(signInLinks.tokenHash, tokenHash), gt(signInLinks.expiresAt, now)))
  return row
}
