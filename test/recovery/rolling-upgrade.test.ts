import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAgainAt } from '../../src/server/platform/db/run-migrations.ts'
import { keptEngine } from '../support/kept-engine.ts'
import { notLivedWith, shapeOf } from '../support/live-with-migration.ts'
import { makeApp, type TestApp } from '../support/make-app.ts'
import { makeDb } from '../support/make-db.ts'
import { paidBrowser, sampleReports, sendIntake } from '../support/paying-client.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
const migrations = readMigrationFiles({ migrationsFolder })
/** Before this one servers were not upgraded one after the other. */
const firstKept = 28
/**
 * Steps that take away what an older version used, each with the position of the migration since which no version uses it:
 * at least one version lies between them.
 */
const takenAway: Readonly<Record<number, { unusedSince: number; what: readonly string[] }>> = {}

const notAllowed: readonly (readonly [statement: string, expected: RegExp])[] = [
  ['drop table push_choices', /^push_choices\.\w+ is gone/],
  ['alter table leads drop column email', /^leads\.email is gone/],
  ['alter table leads rename column email to address', /^leads\.email is gone/],
  ['alter table leads alter column email type varchar(9)', /^leads\.email is character varying\(9\)/],
  ['alter table clients alter column owner_user_id set not null', /^clients\.owner_user_id has to be given/],
  ['alter table leads add column more text not null', /^leads\.more is new/],
  ["alter table leads add constraint named check (email <> '')", /^leads named refuses/],
  ['create unique index once on leads (email)', /^leads once refuses/],
]

describe('a migration', () => {
  it('leaves the servers of the version before what they read and write', async () => {
    const database = await makeDb('postgres')
    try {
      await database.transaction((tx) => startAgainAt(tx, firstKept))
      let before = await shapeOf(database.db)
      const problems: Record<number, string[]> = {}
      for (const [position, { sql: statements }] of migrations.entries()) {
        if (position < firstKept) continue
        for (const statement of statements) await database.db.execute(sql.raw(statement))
        const after = await shapeOf(database.db)
        const known = takenAway[position]?.what ?? []
        const found = notLivedWith(before, after).filter((problem) => !known.includes(problem))
        if (found.length > 0) problems[position] = found
        before = after
      }
      expect(problems).toEqual({})
    } finally {
      await database.close()
    }
  })

  it('that takes something away, or refuses what was allowed, is found', async () => {
    const database = await makeDb('postgres')
    const undone = new Error('undone')
    try {
      const before = await shapeOf(database.db)
      for (const [statement, expected] of notAllowed) {
        const work = database.transaction(async (tx) => {
          await tx.execute(sql.raw(statement))
          expect(notLivedWith(before, await shapeOf(tx)).join('\n')).toMatch(expected)
          throw undone
        })
        await expect(work).rejects.toBe(undone)
      }
    } finally {
      await database.close()
    }
  })
})

describe('this version, beside servers of the next one', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ database: 'postgres', engine: keptEngine() })
    app.sandbox.startDelivery(async (payload, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return (await app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })).statusCode
    })
  })
  afterAll(() => app.close())

  it('lives with all that a next migration may add, and takes a client from payment to documents', async () => {
    const { database } = app.deps
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )
    await database.transaction(async (tx) => {
      for (const { name } of rows)
        await tx.execute(sql`alter table ${sql.identifier(name)}
          add column of_next_version text, add column counted_by_next_version integer not null default 0`)
      await tx.execute(sql`create table tables_of_next_version (id serial primary key)`)
      await tx.execute(
        sql`insert into applied_migrations (position, hash) values (${migrations.length}, 'of the next version')`,
      )
    })
    const ready = await app.inject({ method: 'GET', url: '/readyz' })
    expect(ready.statusCode).toBe(200)
    const { caller, clientId, paymentIntentId } = await paidBrowser(app)
    const sent = await sendIntake(
      caller,
      { paymentIntentId, attemptKey: 'a-form-key-of-a-browser' },
      sampleReports(),
    )
    expect(sent.status).toBe(200)
    await app.deps.queue.idle()
    const documents = await caller.inject({ method: 'GET', url: `/api/clients/${clientId}/documents` })
    expect(documents.json()).toHaveLength(6)
    const staff = await app.asStaff()
    for (const url of [
      '/api/clients?page=1',
      '/api/staff/totals',
      '/api/staff/today',
      `/api/clients/${clientId}`,
    ])
      expect([url, (await staff.inject({ method: 'GET', url })).statusCode]).toEqual([url, 200])
    expect(app.errors).toEqual([])
  })
})
