import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'

/** What became of wishes for deletion after a moment, as it lies in the database: addresses sealed, which the same key opens elsewhere. */
export interface WishSince {
  id: number
  client_id: number | null
  application_id: number | null
  email_key: string | null
  requested_by: string
  due_on: string
  withdrawn_at: string | null
  done_at: string | null
  created_at: string
}

/** @param since ISO instant */
export async function selectWishesSince(queryable: Queryable, since: string): Promise<WishSince[]> {
  const { rows } = await queryable.execute<{ wish: string }>(sql`
    select row_to_json(r)::text as wish from deletion_requests r
    where greatest(created_at, done_at, withdrawn_at) > ${since}::timestamptz order by id`)
  return rows.map(({ wish }) => JSON.parse(wish))
}

/**
 * Makes wishes of a database that is given up true in one that was restored: one that was taken back there is taken back here, too, and one
 * that came or was followed there is open here, for the daily job, if what it was about is here again.
 * @returns how many that were followed there are open here
 */
export async function carryWishes(tx: Queryable, wishes: readonly WishSince[]): Promise<number> {
  let again = 0
  for (const wish of wishes) {
    const { client_id: client, application_id: application, email_key: address } = wish
    if (wish.withdrawn_at !== null) {
      await tx.execute(sql`update deletion_requests set withdrawn_at = ${wish.withdrawn_at}::timestamptz, email_key = null
        where id = ${wish.id} and created_at = ${wish.created_at}::timestamptz and done_at is null`)
      continue
    }
    await tx.execute(sql`
      insert into deletion_requests (client_id, application_id, email_key, requested_by, due_on, created_at)
      select ${client}::int, ${application}::int, ${address}::text, ${wish.requested_by}, ${wish.due_on}::date, ${wish.created_at}::timestamptz
      where (exists (select from clients where id = ${client}::int) or exists (select from funding_applications where id = ${application}::int)
          or ${address}::text is not null)
        and not exists (select from deletion_requests where done_at is null and withdrawn_at is null
          and (client_id = ${client}::int or application_id = ${application}::int or email_key = ${address}::text))`)
    if (wish.done_at === null) continue
    const { rows } =
      await tx.execute(sql`select from deletion_requests where done_at is null and withdrawn_at is null
      and (client_id = ${client}::int or application_id = ${application}::int)`)
    if (rows.length > 0) again += 1
  }
  return again
}
