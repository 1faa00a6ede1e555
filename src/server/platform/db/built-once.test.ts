import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import { builtOnce } from './built-once.ts'
import type { Queryable } from './database.ts'
import { TransactionGuardError } from './transaction-guard.ts'

const counted = pgTable('some_numbers', { n: integer().primaryKey() })

describe.each(databaseKinds)('a query that is built once (%s)', (kind) => {
  it('is asked by each transaction on its own connection, and by nobody on that of another', async () => {
    const database = await makeDb(kind)
    let builds = 0
    const numbersFrom = builtOnce((queryable: Queryable) => {
      builds += 1
      return queryable
        .select()
        .from(counted)
        .where(sql`${counted.n} >= ${sql.placeholder('least')}`)
        .prepare('some_numbers_from')
    })
    const from = async (queryable: Queryable, least: number) =>
      (await numbersFrom(queryable).execute({ least })).map(({ n }) => n)
    try {
      await database.db.execute(sql`create table some_numbers (n int primary key)`)
      const isRolledBack = new Error('rolled back')
      const first = database.transaction(async (tx) => {
        await tx.insert(counted).values({ n: 1 })
        expect(await from(tx, 1)).toEqual([1])
        await expect(from(database.db, 1)).rejects.toMatchObject({
          cause: expect.any(TransactionGuardError),
        })
        throw isRolledBack
      })
      await expect(first).rejects.toBe(isRolledBack)
      expect(await from(database.db, 1)).toEqual([])
      await database.transaction(async (tx) => {
        await tx.insert(counted).values({ n: 2 })
        await tx.transaction(async (nested) => {
          expect(await from(nested, 1)).toEqual([2])
        })
        expect(await from(tx, 3)).toEqual([])
      })
      expect(await from(database.db, 1)).toEqual([2])
      expect(builds).toBe(1)
    } finally {
      await database.close()
    }
  })
})
