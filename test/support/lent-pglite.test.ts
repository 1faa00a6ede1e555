import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '../../src/server/platform/db/database.ts'
import { makeDb } from './make-db.ts'

const tables = sql`select table_schema || '.' || table_name as name from information_schema.tables
  where table_schema in ('public', 'pgboss') order by 1`
const names = async ({ db }: Database) =>
  (await db.execute<{ name: string }>(tables)).rows.map(({ name }) => name)
const addUser = ({ db }: Database) =>
  db.execute<{
    id: number
  }>(sql`insert into leads (name, email, email_key, phone, agree_to_study, agree_to_contact, created_at)
    values ('A', 'a@example.com', 'a@example.com', '5550100100', true, true, now()) returning id`)
const clientOf = ({ driver }: Database) => (driver.kind === 'pglite' ? driver.client : undefined)

it('a database holds nothing of the one that was closed before, and counts from the beginning', async () => {
  const first = await makeDb('pglite')
  const rowsOf = async ({ db }: Database) => {
    const kept = await db.execute(sql`select * from pgboss.version`)
    return kept.rows.length
  }
  const versions = await rowsOf(first)
  const { rows } = await addUser(first)
  await first.db.execute(sql`delete from pgboss.version`)
  await first.close()
  const second = await makeDb('pglite')
  expect((await second.db.execute(sql`select from leads`)).rows).toHaveLength(0)
  expect(await rowsOf(second)).toBe(versions)
  expect((await addUser(second)).rows).toEqual(rows)
  await second.close()
})

it('what was closed answers nothing more, although its database lives on', async () => {
  const first = await makeDb('pglite')
  const client = clientOf(first)
  await first.close()
  const second = await makeDb('pglite')
  await expect(async () => client?.query('select 1')).rejects.toThrow('PGlite is closed')
  await second.close()
})

it('a database whose tables were changed is given to nobody', async () => {
  const first = await makeDb('pglite')
  const before = await names(first)
  await first.db.execute(sql`create table left_behind (id int)`)
  await first.db.execute(sql`alter table leads add column left_behind text`)
  await first.close()
  const second = await makeDb('pglite')
  expect(await names(second)).toEqual(before)
  expect((await second.db.execute(sql`select * from leads`)).rows).toEqual([])
  await second.close()
})
