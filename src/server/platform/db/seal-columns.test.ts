import { eq, inArray, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import { createSealer } from '../crypto/sealer.ts'
import { builtOnce } from './built-once.ts'
import type { Database, Queryable } from './database.ts'
import { personJson } from './json-columns.ts'
import { addressKey, addressValue, personText } from './person-columns.ts'

const people = pgTable('some_people', {
  id: integer().primaryKey(),
  name: personText('some_people.name').notNull(),
  phone: personText('some_people.phone'),
  emailKey: addressKey().notNull().unique(),
})
const notes = pgTable('some_notes', {
  of: personText('some_notes.of').notNull(),
  detail: personJson<Record<string, string>>('some_notes.detail', { of: 'texts', but: ['list'] }).notNull(),
})
const letters = pgTable('some_letters', { emailKey: addressKey().notNull(), says: text().notNull() })

const keys = createSealer([new Uint8Array(32).fill(1)], new Uint8Array(32).fill(2)).columns
const ann = { id: 1, name: 'Ann Example', phone: '480 555 0160', emailKey: 'ann@example.com' }
const bob = { id: 2, name: 'Bob Example', phone: null, emailKey: 'bob@example.com' }

describe.each(databaseKinds)('columns of people on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDb(kind)
    await database.db.execute(sql`create table some_people (id int primary key, name text not null, phone text,
      email_key text not null unique)`)
    await database.db.execute(sql`create table some_notes ("of" text not null, detail jsonb not null)`)
    await database.db.execute(sql`create table some_letters (email_key text not null, says text not null)`)
  })
  afterAll(() => database.close())

  it('are neither written nor read before there are keys', async () => {
    await expect(database.db.insert(people).values(ann)).rejects.toThrow('before the keys')
    await database.db.execute(sql`insert into some_people values (9, 'Clear', null, 'clear')`)
    await expect(database.db.select().from(people)).rejects.toThrow('before the keys')
    await database.db.execute(sql`delete from some_people`)
    database.takeKeys(keys)
  })

  it('are written sealed and read as they were, outside and inside of transactions', async () => {
    expect(await database.db.insert(people).values(ann).returning()).toEqual([ann])
    await database.transaction(async (tx) => {
      await tx.insert(people).values(bob)
      await tx.transaction(async (inner) => {
        expect(await inner.select().from(people).where(eq(people.id, 2))).toEqual([bob])
      })
      expect(await tx.select({ who: people.name }).from(people).orderBy(people.id)).toEqual([
        { who: ann.name },
        { who: bob.name },
      ])
    })
    const { rows } = await database.db.execute<{ row: string }>(
      sql`select row_to_json(p)::text as row from some_people p`,
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/Example|example|555/)
  })

  it('find rows by an address, join by it, and let no second row have it', async () => {
    const { db } = database
    await db.insert(letters).values({ emailKey: ann.emailKey, says: 'Hello' })
    const joined = await db
      .select({ name: people.name, says: letters.says })
      .from(letters)
      .leftJoin(people, eq(people.emailKey, letters.emailKey))
    expect(joined).toEqual([{ name: ann.name, says: 'Hello' }])
    expect(
      await db
        .select()
        .from(people)
        .where(inArray(people.emailKey, [bob.emailKey])),
    ).toEqual([bob])
    const found = sql`select id from ${people} where ${people.emailKey} = ${addressValue(ann.emailKey)}`
    expect((await db.execute(found)).rows).toEqual([{ id: 1 }])
    await expect(db.insert(people).values({ ...bob, id: 3 })).rejects.toThrow()
    const upsert = db
      .insert(people)
      .values({ ...bob, id: 3 })
      .onConflictDoUpdate({ target: people.emailKey, set: { phone: '305' } })
    expect(await upsert.returning()).toEqual([{ ...bob, phone: '305' }])
  })

  const byKey = builtOnce((queryable: Queryable) =>
    queryable
      .select()
      .from(people)
      .where(eq(people.emailKey, sql.param(sql.placeholder('emailKey'), people.emailKey)))
      .prepare('people_by_key'),
  )

  it('serve a query that is built once, and rows from before they were sealed', async () => {
    expect(await byKey(database.db).execute({ emailKey: ann.emailKey })).toEqual([ann])
    await database.db.execute(sql`update some_people set name = 'Old Ann', phone = '' where id = 1`)
    expect(await byKey(database.db).execute({ emailKey: ann.emailKey })).toEqual([
      { ...ann, name: 'Old Ann', phone: '' },
    ])
    expect(await byKey(database.db).execute({ emailKey: bob.emailKey })).toMatchObject([{ name: bob.name }])
  })

  const noted = builtOnce((queryable: Queryable) =>
    queryable
      .insert(notes)
      .values({ of: sql.placeholder('of'), detail: sql.placeholder('detail') })
      .prepare('note_inserted'),
  )

  it('are written sealed by a query that is built once: a text, and the parts of a JSON value', async () => {
    const note = { of: ann.name, detail: { list: 'today', to: ann.name } }
    await noted(database.db).execute(note)
    expect(await database.db.select().from(notes)).toEqual([note])
    const { rows } = await database.db.execute(sql`select row_to_json(n)::text as row from some_notes n`)
    expect(JSON.stringify(rows)).toContain('today')
    expect(JSON.stringify(rows)).not.toContain('Example')
  })
})
