import { and, asc, eq, isNull, lte, ne, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../accounts/accounts.tables.ts'
import { type StaffDigestRow, staffDigests } from './today.tables.ts'

export async function selectDigest(
  queryable: Queryable,
  userId: string,
): Promise<StaffDigestRow | undefined> {
  const [row] = await queryable.select().from(staffDigests).where(eq(staffDigests.userId, userId))
  return row
}

export async function upsertDigest(
  queryable: Queryable,
  row: Omit<StaffDigestRow, 'lookedOn'>,
): Promise<void> {
  await queryable
    .insert(staffDigests)
    .values(row)
    .onConflictDoUpdate({ target: staffDigests.userId, set: row })
}

const isDue = ({ day, hour }: { day: string; hour: number }) =>
  and(
    eq(staffDigests.isOn, true),
    lte(staffDigests.hour, hour),
    or(isNull(staffDigests.lookedOn), ne(staffDigests.lookedOn, day)),
  )

/** Those whose hour has come and who were not looked at on this day, with the address of whoever can sign in. */
export async function selectDueDigests(
  queryable: Queryable,
  at: { day: string; hour: number },
): Promise<{ digest: StaffDigestRow; name: string | null; email: string | null }[]> {
  return queryable
    .select({ digest: staffDigests, name: users.name, email: users.email })
    .from(staffDigests)
    .innerJoin(users, eq(users.id, staffDigests.userId))
    .where(and(isDue(at), eq(users.kind, 'staff'), isNull(users.disabledAt)))
    .orderBy(asc(staffDigests.userId))
}

/** @returns whether nobody else has looked for this day */
export async function noteLooked(
  tx: Queryable,
  { userId, day, hour }: { userId: string; day: string; hour: number },
): Promise<boolean> {
  const noted = await tx
    .update(staffDigests)
    .set({ lookedOn: day })
    .where(and(eq(staffDigests.userId, userId), isDue({ day, hour })))
    .returning({ userId: staffDigests.userId })
  return noted.length > 0
}
