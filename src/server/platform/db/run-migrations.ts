import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { StartRefused } from '../start-refused.ts'
import type { Queryable } from './database.ts'

/** The same folder from src/ and from dist/, which lie equally deep. */
const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url))

/** Any constant of this product's own: whoever migrates holds it, so that two starts at once migrate once. */
const lockNumber = 4_127_001

const makeList = sql`create table if not exists applied_migrations (
  position integer primary key, hash text not null, applied_at timestamptz not null default now())`

async function apply(
  tx: Queryable,
  { sql: statements, hash }: MigrationMeta,
  position: number,
): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement))
  await tx.execute(sql`insert into applied_migrations (position, hash) values (${position}, ${hash})`)
}

/** Makes the tables of an empty database those of an older version: of its first `count` migrations. What is in them goes. */
export async function startAgainAt(tx: Queryable, count: number): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of rows) await tx.execute(sql`drop table ${sql.identifier(name)} cascade`)
  await tx.execute(makeList)
  const known = readMigrationFiles({ migrationsFolder }).slice(0, count)
  for (const [position, migration] of known.entries()) await apply(tx, migration, position)
}

/**
 * Runs the migrations that this database has not seen, all in one transaction and under a lock.
 * Throws StartRefused when the database has migrations that this version does not know, or other ones.
 * @param makeMore makes what is there beside the migrations, under the same lock
 */
export async function runMigrations(
  transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>,
  makeMore: (tx: Queryable) => Promise<void> = async () => undefined,
): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder })
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
    await tx.execute(makeList)
    const { rows } = await tx.execute<{ hash: string }>(
      sql`select hash from applied_migrations order by position`,
    )
    if (rows.length > known.length) {
      throw new StartRefused('The database was made by a newer version of this program: start that version.')
    }
    for (const [position, migration] of known.entries()) {
      const applied = rows[position]
      if (applied === undefined) {
        await apply(tx, migration, position)
      } else if (applied.hash !== migration.hash) {
        throw new StartRefused(
          `The database was made with another text of migration ${position}: it belongs to another version of this program.`,
        )
      }
    }
    await makeMore(tx)
    return known.length - rows.length
  })
}

/** Hashes of the migrations that this program knows, in their order. */
export function migrationHashes(): string[] {
  return readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash)
}

/**
 * How to prove that the database has every migration that this program knows; a newer program may have added others.
 * What it gives throws when one is missing: the database was restored, or changed, under the running program.
 */
export function migrationProof(db: Queryable): () => Promise<void> {
  let known: string[] | null = null
  return async () => {
    known ??= migrationHashes()
    const applied = await listAppliedMigrations(db)
    if (known.some((hash, position) => applied[position] !== hash)) throw new Error('A migration is missing.')
  }
}

/** Hashes of the migrations that this database has. */
export async function listAppliedMigrations(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from applied_migrations order by position`,
  )
  return rows.map((row) => row.hash)
}
