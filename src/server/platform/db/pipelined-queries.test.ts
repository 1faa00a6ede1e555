import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import type { Database } from './database.ts'

let database: Database
let client: PGlite
beforeAll(async () => {
  database = await makeDb('pglite')
  if (database.driver.kind !== 'pglite') throw new Error('this is about the embedded database')
  client = database.driver.client
})
afterAll(() => database.close())

const values = [7, 'a "b" \\ ñ', null, true, new Date('2026-11-24T00:00:00Z'), { a: [1, null] }, [1, 2], 1.5]
const typed = `select $1::int as int, $2::text as text, $3::text as none, $4::bool as bool, $5::timestamptz as at,
  $6::jsonb as json, $7::int[] as list, $8::numeric as numeric, 9007199254740993::int8 as large, '1 day'::interval as span`

describe('a query of the embedded database', () => {
  it('answers what its own query does, in rows of both kinds', async () => {
    // With a listener for notices it is the database's own.
    const onNotice = () => undefined
    for (const options of [
      {},
      { rowMode: 'array' as const },
      { parsers: { 1184: (text: string) => text } },
    ]) {
      const plain = await client.query(typed, values, options)
      const theirs = await client.query(typed, values, { ...options, onNotice })
      expect(plain.rows).toEqual(theirs.rows)
      expect(plain.fields).toEqual(theirs.fields)
    }
    expect((await client.query('select 1 where false')).rows).toEqual([])
    expect((await client.query('create temp table few (n int)')).affectedRows).toBe(0)
    expect((await client.query('insert into few values ($1), ($2)', [1, 2])).affectedRows).toBe(2)
    expect((await client.query('update few set n = n + $1 where n > $2', [1, 1])).affectedRows).toBe(1)
  })

  it('writes a value by the type that a column has now', async () => {
    await client.exec('create temp table changing (v int)')
    for (let n = 0; n < 6; n += 1) await client.query('insert into changing values ($1)', [1])
    await client.exec('alter table changing alter column v type jsonb using to_jsonb(v)')
    await client.query('insert into changing values ($1)', [{ a: 1 }])
    expect((await client.query('select distinct v from changing order by v')).rows).toEqual([
      { v: 1 },
      { v: { a: 1 } },
    ])
  })

  it('is asked under a name when it comes often, and as many names are kept as there is room for', async () => {
    const names = () =>
      client.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements')
    for (let n = 0; n < 160; n += 1)
      for (let again = 0; again < 5; again += 1)
        expect((await client.query(`select $1::int + ${n} as sum`, [again])).rows).toEqual([
          { sum: again + n },
        ])
    expect((await names()).rows[0]?.count).toBe(150)
    // In a transaction whose change of the schema is taken back nothing is known any more, and nothing wrong.
    const taken = database.transaction(async (tx) => {
      await tx.execute(sql`create temp table taken (v int)`)
      await tx.execute(sql`insert into taken values (${1})`)
      throw new Error('taken back')
    })
    await expect(taken).rejects.toThrow('taken back')
    expect((await client.query('select $1::int + 7 as sum', [1])).rows).toEqual([{ sum: 8 }])
    expect((await names()).rows[0]?.count).toBe(0)
  })

  it.each([
    ['select nowhere', [], '42703'],
    ['select $1::int', ['x'], '22P02'],
    ['select 1 / $1::int', [0], '22012'],
    ['nonsense $1', [1], '42601'],
  ])('that fails says why and leaves nothing behind: %s', async (text, given, code) => {
    await expect(client.query(text, given)).rejects.toMatchObject({ code })
    expect((await client.query('select 2 as two')).rows).toEqual([{ two: 2 }])
    const within = database.transaction(async (tx) => {
      await tx.execute(sql`create temp table gone (n int)`)
      await tx.execute(sql.raw('select 1 / 0'))
    })
    await expect(within).rejects.toMatchObject({ cause: { code: '22012' } })
    expect((await client.query(`select to_regclass('gone') as gone`)).rows).toEqual([{ gone: null }])
  })

  it('waits for its turn, within a transaction and outside of one', async () => {
    await client.exec('create temp table turns (n int)')
    const count = 'select count(*)::int as count from turns'
    let beginOutside: () => void = () => undefined
    const begun = new Promise<void>((resolve) => {
      beginOutside = resolve
    })
    const outside = begun.then(() => client.query(count))
    await database.transaction(async (tx) => {
      for (let n = 0; n < 5; n += 1) {
        await tx.execute(sql`insert into turns values (${n})`)
        beginOutside()
      }
      expect((await tx.execute(sql.raw(count))).rows).toEqual([{ count: 5 }])
    })
    expect((await outside).rows).toEqual([{ count: 5 }])
  })
})
