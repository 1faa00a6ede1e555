import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makeApp } from '../../../../test/support/make-app.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findAlike } from './find-alike.ts'

/** No row of them may be read but by an index: a few show that as well as many. */
const [many = 0] = soaked([300], [3_000])
const portion = 500

it.each(['pglite', 'postgres'] as const)(
  'asks the indexes for a portion of a file, whatever the statistics say, on %s',
  async (database) => {
    const app = await makeApp({ database, working: false })
    try {
      const id = await app.makeClient({ name: 'Joan Example', email: 'joan@x.example' })
      const { db } = app.deps.database
      await db.execute(sql`analyze`)
      await db.execute(sql`
    insert into clients (client_type, name, email, email_key, phone, payment_status, amount_cents)
    select 'paid', '', '', 'known' || at, '', 'paid', 0 from generate_series(1, ${many}::int) at`)
      await db.execute(sql`
    insert into client_search (client_id, words)
    select id, (select array_agg(id::bigint * 100 + word) from generate_series(1, 50) word)
    from clients where id <> ${id}`)
      const people = Array.from({ length: portion }, (_, at) => ({
        email: `new${at}@x.example`,
        phone: at === 7 ? '(555) 010-1234' : `702 555 ${String(1_000 + at)}`,
      }))
      await app.deps.database.transaction(async (tx) => {
        const before = await rowsRead(tx)
        const alike = await findAlike(tx, people)
        expect([...alike].map(([at, found]) => [at, found.map((client) => client.id)])).toEqual([[7, [id]]])
        expect(await rowsRead(tx)).toEqual(before)
      })
    } finally {
      await app.close()
    }
  },
)

/** Rows that this connection read without an index, of each table: what its earlier transactions read may still be counted in. */
async function rowsRead(tx: Queryable): Promise<unknown> {
  const { rows } = await tx.execute(sql`
    select relname, seq_tup_read from pg_stat_xact_user_tables where relname in ('clients', 'client_search') order by 1`)
  return rows
}
