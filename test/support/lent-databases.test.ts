import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../src/server/platform/db/database.ts'
import { databaseKinds, makeDb } from './make-db.ts'
import { putBackState } from './put-back-state.ts'

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
const urlOf = ({ driver }: Database) => (driver.kind === 'postgres' ? driver.url : '')

describe.each(databaseKinds)('a database of a test (%s)', (kind) => {
  it('holds nothing of the one that was closed before, and counts from the beginning', async () => {
    const first = await makeDb(kind)
    const rowsOf = async ({ db }: Database) => {
      const kept = await db.execute(sql`select * from pgboss.version`)
      return kept.rows.length
    }
    const versions = await rowsOf(first)
    const { rows } = await addUser(first)
    await first.db.execute(sql`delete from pgboss.version`)
    await first.close()
    const second = await makeDb(kind)
    expect((await second.db.execute(sql`select from leads`)).rows).toHaveLength(0)
    expect(await rowsOf(second)).toBe(versions)
    expect((await addUser(second)).rows).toEqual(rows)
    await second.close()
  })

  it('is given to nobody once its tables were changed', async () => {
    const first = await makeDb(kind)
    const before = await names(first)
    await first.db.execute(sql`create table left_behind (id int)`)
    await first.db.execute(sql`alter table leads add column left_behind text`)
    await first.close()
    const second = await makeDb(kind)
    expect(await names(second)).toEqual(before)
    expect((await second.db.execute(sql`select * from leads`)).rows).toEqual([])
    await second.close()
  })
})

it('one that was filled is put back all the same, and is small again', async () => {
  const filled = await makeDb('postgres')
  const putBack = putBackState(filled)
  await putBack()
  await filled.db.execute(sql`insert into leads (name, email, email_key, phone, agree_to_study, agree_to_contact, created_at)
    select string_agg(md5(random()::text), ''), 'a@example.com', 'a@example.com', '5550100100', true, true, now()
    from generate_series(1, 400000)`)
  const bytesOf = async () =>
    (await filled.db.execute<{ bytes: number }>(sql`select pg_total_relation_size('leads')::float8 as bytes`))
      .rows[0]?.bytes
  expect(await bytesOf()).toBeGreaterThan(8_000_000)
  await putBack()
  expect((await filled.db.execute(sql`select from leads`)).rows).toEqual([])
  expect(await bytesOf()).toBeLessThan(1_000_000)
  await filled.close()
})

it('what was closed answers nothing more, although its database lives on', async () => {
  const first = await makeDb('pglite')
  const client = clientOf(first)
  await first.close()
  const second = await makeDb('pglite')
  await expect(async () => client?.query('select 1')).rejects.toThrow('PGlite is closed')
  await second.close()
})

it('whoever is still connected to one that was closed writes nothing into it any more', async () => {
  const first = await makeDb('postgres')
  const left = new pg.Client({ connectionString: urlOf(first) })
  const lost = new Promise((resolve) => left.on('error', resolve))
  await left.connect()
  await left.query('begin; lock table leads')
  await first.close()
  await lost
  await expect(left.query('select 1')).rejects.toThrow()
  const second = await makeDb('postgres')
  expect(urlOf(second)).toBe(urlOf(first))
  await addUser(second)
  await second.close()
})
