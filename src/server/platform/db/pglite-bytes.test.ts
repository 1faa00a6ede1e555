import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import type { Database } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await makeDb('pglite')
})
afterAll(() => database.close())

it('the embedded database gives back the bytes that it was given, whatever they are', async () => {
  const every = Uint8Array.from({ length: 256 }, (_, at) => at)
  const part = new Uint8Array(every.buffer, 100, 3)
  for (const bytes of [every, part, new Uint8Array()]) {
    const { rows } = await database.db.execute<{ bytes: Uint8Array; size: number }>(
      sql`select ${bytes}::bytea as bytes, octet_length(${bytes}::bytea) as size`,
    )
    expect([[...(rows[0]?.bytes ?? [])], rows[0]?.size]).toEqual([[...bytes], bytes.length])
  }
})
