import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { databaseKinds } from '../../../../test/support/make-db.ts'
import { storedDatabase } from '../../../../test/support/whole-database.ts'
import { personTables } from '../../person-tables.ts'
import { createSealer } from '../../platform/crypto/sealer.ts'
import type { SealedParts } from '../../platform/db/json-columns.ts'
import { personColumnsOf } from '../../platform/db/person-columns.ts'
import { clients } from '../clients/clients.tables.ts'
import { insertLead } from '../leads/leads.store.ts'
import { leads } from '../leads/leads.tables.ts'
import { sealOldTexts } from './seal-old-texts.ts'

describe.each(databaseKinds)('people from before their columns were sealed, on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ database: kind, working: false })
  })
  afterAll(() => app.close())

  const saying = async (text: string) =>
    (await storedDatabase(app.deps)).filter((line) => line.includes(text)).map((line) => line.split(' ')[0])

  it('are sealed at the start, table by table, and read as before; what is empty stays so', async () => {
    const { db } = app.deps.database
    // One row in every table, each of its columns of people in the clear, as the version before wrote it.
    for (const { name: own, table } of personTables) {
      const columns = personColumnsOf(table)
      const { rows } = await db.execute<{ name: string; type: string }>(sql`
        select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = ${own} and is_nullable = 'NO' and column_default is null`)
      const others = rows.filter(({ name }) => !columns.some((column) => column.name === name))
      const values = [
        ...columns.map(({ name, parts }) =>
          parts ? jsonSaying(parts, `sentinel ${name}`) : sql`${`sentinel ${name}`}`,
        ),
        ...others.map(({ type }) => fillingOf(type)),
      ]
      const names = [...columns, ...others].map(({ name }) => sql.identifier(name))
      await db.execute(
        sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
      )
    }
    const named = new Set(await saying('sentinel'))
    expect(personTables.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
    await db.update(clients).set({ city: null, state: '' })
    await sealOldTexts(app.deps, personTables)
    await sealOldTexts(app.deps, personTables)
    expect(await saying('sentinel')).toEqual([])
    for (const { name: own, table } of personTables) {
      const [row = {}] = await db.select().from(table)
      const read = Object.values(row).filter((value) =>
        /^[^\w]*(\w+":\[?")?sentinel/.test(JSON.stringify(value)),
      )
      expect(read.length, own).toBe(personColumnsOf(table).length - (own === 'clients' ? 2 : 0))
    }
    const [client] = await db.select().from(clients)
    expect(client).toMatchObject({ phone: 'sentinel phone', city: null, state: '' })
  })

  it('are sealed where one question about many tables takes longer than a statement may', async () => {
    const { db } = app.deps.database
    await db.execute(sql`update ${leads} set name = 'clear again'`)
    expect(await saying('clear again')).toEqual(['leads'])
    const late = new Proxy(db, {
      get: (own, key) =>
        key === 'execute'
          ? () => Promise.reject(new Error('canceling statement due to statement timeout'))
          : Reflect.get(own, key),
    })
    await sealOldTexts({ ...app.deps, database: { ...app.deps.database, db: late } }, personTables)
    expect(await saying('clear again')).toEqual([])
  })

  it('are sealed anew at the start after a rotation of keys, so that the old key may go', async () => {
    const { db } = app.deps.database
    const [old, fresh] = [new Uint8Array(32).fill(0x11), new Uint8Array(32).fill(0x22)]
    const stable = new Uint8Array(32).fill(3)
    const given = app.deps.sealer
    try {
      app.deps.database.takeKeys(createSealer([old], stable).columns)
      await db.delete(leads)
      const ann = {
        name: 'Ann',
        email: 'ann@example.com',
        emailKey: 'ann@example.com',
        phone: '305 555 0100',
      }
      const agreed = { agreeToStudy: false, agreeToContact: true, createdAt: new Date() }
      await insertLead(db, { ...ann, ...agreed })
      await db.delete(clients)
      const rotated = createSealer([fresh, old], stable)
      app.deps.database.takeKeys(rotated.columns)
      for (const { table } of personTables) if (table !== leads) await db.execute(sql`delete from ${table}`)
      await sealOldTexts({ ...app.deps, sealer: rotated }, personTables)
      app.deps.database.takeKeys(createSealer([fresh], stable).columns)
      expect(await db.select().from(leads).where(eq(leads.emailKey, ann.emailKey))).toMatchObject([ann])
    } finally {
      app.deps.database.takeKeys(given.columns)
    }
  })
})

function jsonSaying(parts: SealedParts, said: string) {
  const name = parts.of === 'named' ? (parts.names.at(-1) ?? '') : 'said'
  return sql`${JSON.stringify(parts.of === 'elements' ? [said] : { [name]: said })}::jsonb`
}

function fillingOf(type: string) {
  if (type === 'integer') return sql`1`
  if (type === 'boolean') return sql`false`
  if (type.startsWith('timestamp')) return sql`now()`
  if (type === 'bytea') return sql`'\\x01'::bytea`
  if (type === 'date') return sql`'2026-11-20'::date`
  if (type === 'bigint') return sql`1`
  if (type === 'jsonb') return sql`'[]'::jsonb`
  return sql`gen_random_uuid()::text`
}
