import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { runMigrations, startAgainAt } from '../../platform/db/run-migrations.ts'

const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url))
const migrations = readMigrationFiles({ migrationsFolder })
/** The migration that began to keep totals. */
const firstTotals = 46
/** The one that counts them anew. */
const anew = migrations.findIndex(({ sql: statements }) => statements.join().includes('noted_addresses'))

/** As a server of the version before writes one: text in the clear, no column that came later. */
const addClient = (db: Queryable, status: string, cents: number) =>
  db.execute(sql`insert into clients (client_type, name, email, email_key, phone, payment_status, amount_cents, created_at)
    values ('paid', 'A', 'a@example.com', ${`${cents}@example.com`}, '1', ${status}, ${cents}, '2026-02-01T12:00:00Z')`)

it('whoever came while the totals were begun is in them since, once, whatever is written meanwhile', async () => {
  const { db, transaction, close } = await makeDb()
  try {
    await transaction((tx) => startAgainAt(tx, firstTotals))
    await addClient(db, 'paid', 1)
    for (const [position, { sql: statements, hash }] of migrations.slice(0, anew).entries()) {
      if (position < firstTotals) continue
      for (const statement of statements) {
        await db.execute(sql.raw(statement))
        // Counted, and nothing watches yet.
        if (statement.includes('FROM clients c CROSS JOIN')) await addClient(db, 'paid', 20)
      }
      await db.execute(sql`insert into applied_migrations (position, hash) values (${position}, ${hash})`)
    }
    await addClient(db, 'pending', 300)
    expect(await figures(db)).not.toContainEqual(expect.objectContaining({ cents: 21 }))
    // Somebody writes while the next version migrates, and neither waits for the other.
    let hasMigrated = () => {}
    const migrated = new Promise<void>((resolve) => {
      hasMigrated = resolve
    })
    let hasWritten = () => {}
    const wrote = new Promise<void>((resolve) => {
      hasWritten = resolve
    })
    const writing = transaction(async (tx) => {
      await addClient(tx, 'paid', 4000)
      hasWritten()
      await migrated
    })
    await wrote
    await runMigrations(transaction)
    hasMigrated()
    await writing
    expect(await figures(db)).toEqual([
      { figure: 'group', paymentStatus: 'paid', day: null, clients: 3, cents: 4021 },
      { figure: 'group', paymentStatus: 'pending', day: null, clients: 1, cents: 300 },
      { figure: 'month', paymentStatus: '', day: '2026-02-01', clients: 3, cents: 4021 },
    ])
  } finally {
    await close()
  }
})

async function figures(db: Queryable) {
  const { rows } = await db.execute(sql`
    select figure, payment_status as "paymentStatus", day::text, sum(clients)::int as clients, sum(cents)::int as cents
    from client_totals where figure <> 'lead' group by 1, 2, 3 order by 1, 2, 3`)
  return rows
}
