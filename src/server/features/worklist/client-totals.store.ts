import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clients } from '../clients/clients.tables.ts'
import { leads } from '../leads/leads.tables.ts'

/** Addresses that left their interest and are no client's. */
export async function countLeadsWithoutClient(queryable: Queryable): Promise<number> {
  const { rows } = await queryable.execute<{ count: number }>(sql`
    select count(distinct l.email_key)::int as count from ${leads} l
    where not exists (select 1 from ${clients} c where c.email_key = l.email_key)`)
  return rows[0]?.count ?? 0
}
