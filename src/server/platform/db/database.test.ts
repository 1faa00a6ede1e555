import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import type { Database, Queryable } from './database.ts'
import { installation } from './installation.tables.ts'
import { runMigrations } from './run-migrations.ts'
import { TransactionGuardError } from './transaction-guard.ts'

describe.each(databaseKinds)('the database on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDb(kind)
  })
  afterAll(() => database.close())

  const add = (db: Queryable, single: number) =>
    db
      .insert(installation)
      .values({ single, id: `n${single}`, tokenKeySealed: new Uint8Array([0, 255, single]) })
  const find = (single: number) =>
    database.db.select().from(installation).where(eq(installation.single, single))

  it('answers, and says which it is', async () => {
    await database.ping()
    expect(database.kind).toBe(kind)
  })

  it('keeps what a transaction did, and nothing of one that threw', async () => {
    await database.transaction((tx) => add(tx, 2))
    const failing = database.transaction(async (tx) => {
      await add(tx, 3)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const tokenKeySealed = new Uint8Array([0, 255, 2])
    expect(await find(2)).toEqual([{ single: 2, id: 'n2', tokenKeySealed, fileStoreId: null }])
    expect(await find(3)).toEqual([])
  })

  it('does what waits for a commit once it is made, in order, and nothing of what was rolled back', async () => {
    const done: string[] = []
    await database.transaction(async (tx) => {
      database.afterCommit(tx, () => done.push('first'))
      await add(tx, 14)
      database.afterCommit(tx, () => done.push('second'))
      expect(done).toEqual([])
    })
    expect(done).toEqual(['first', 'second'])
    const failing = database.transaction(async (tx) => {
      database.afterCommit(tx, () => done.push('never'))
      await add(tx, 14)
    })
    await expect(failing).rejects.toThrow()
    await database.transaction((tx) => add(tx, 15))
    expect(done).toEqual(['first', 'second'])
  })

  it('refuses the outer database inside a transaction, however it is reached', async () => {
    const causes: unknown[] = []
    await database.transaction(async () => {
      await database.ping().catch((error: Error) => causes.push(error.cause ?? error))
      await database
        .transaction(async () => undefined)
        .catch((error: Error) => causes.push(error.cause ?? error))
      await database.db
        .transaction(async () => undefined)
        .catch((error: Error) => causes.push(error.cause ?? error))
    })
    expect(causes).toHaveLength(3)
    for (const cause of causes) expect(cause).toBeInstanceOf(TransactionGuardError)
    await database.db.transaction(async () => {
      await expect(find(2)).rejects.toMatchObject({ cause: new TransactionGuardError() })
    })
  })

  it('lets what a transaction left running use the database once it has ended', async () => {
    let afterwards: Promise<void> = Promise.resolve()
    await database.transaction(async () => {
      afterwards = new Promise((resolve) => setTimeout(resolve, 50)).then(() => database.ping())
    })
    await expect(afterwards).resolves.toBeUndefined()
  })

  it('rolls a savepoint back alone', async () => {
    await database.transaction(async (tx) => {
      await add(tx, 4)
      await tx.transaction((inner) => add(inner, 4)).catch(() => undefined)
      await add(tx, 5)
    })
    expect(await find(4)).toHaveLength(1)
    expect(await find(5)).toHaveLength(1)
  })

  it('names the constraint that a double entry breaks', async () => {
    await add(database.db, 6)
    await expect(add(database.db, 6)).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'installation_pkey' },
    })
  })

  it('runs no migration twice, and refuses a database that another version made', async () => {
    expect(await runMigrations(database.transaction)).toBe(0)
    await database.db.execute(sql`update applied_migrations set hash = 'other' || hash`)
    await expect(runMigrations(database.transaction)).rejects.toThrow('another text of migration 0')
    await database.db.execute(sql`update applied_migrations set hash = substr(hash, 6)`)
    await database.db.execute(sql`insert into applied_migrations (position, hash) values (999, 'future')`)
    await expect(runMigrations(database.transaction)).rejects.toThrow('a newer version of this program')
  })
})
