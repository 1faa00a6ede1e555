import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import { createSealer } from '../../platform/crypto/sealer.ts'
import type { Database } from '../../platform/db/database.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts'

let database: Database

async function append(action: string, clientId: number): Promise<void> {
  await database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: 'user-1', name: 'Sam Staff' },
      action,
      clientId,
      detail: { zebra: 1, apple: 'two', 'long name': null },
      at: new Date('2026-11-20T10:00:00.123Z'),
    }),
  )
}
const verdict = () => verifyAuditLog(database.db)

describe.each(databaseKinds)('the audit log on %s', (kind) => {
  beforeAll(async () => {
    database = await makeDb(kind)
    database.takeKeys(createSealer([new Uint8Array(32).fill(1)], new Uint8Array(32).fill(2)).columns)
  })
  beforeEach(async () => {
    await database.db.execute(sql`truncate audit_entries, audit_head`)
    for (let count = 1; count <= 5; count += 1) await append('openClient', count)
  })
  afterAll(() => database.close())

  it('is whole as it was written', async () => {
    expect(await verdict()).toEqual({ whole: true, entries: 5 })
  })

  it('shows an entry that was changed', async () => {
    await database.db.execute(sql`update audit_entries set client_id = 99 where position = 3`)
    expect(await verdict()).toMatchObject({ whole: false, sentence: 'Entry 3 of the audit log was changed.' })
  })

  it('shows a detail that was changed', async () => {
    await database.db.execute(sql`update audit_entries set detail = '{"apple":"three"}' where position = 2`)
    expect(await verdict()).toMatchObject({ whole: false, sentence: 'Entry 2 of the audit log was changed.' })
  })

  it.each([
    ['in the clear', 'Eve Else'],
    ['as something that never was sealed', '~1aaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'],
  ])('shows a name that was changed %s', async (_how, name) => {
    await database.db.execute(sql`update audit_entries set actor_name = ${name} where position = 4`)
    expect(await verdict()).toMatchObject({ whole: false, sentence: 'Entry 4 of the audit log was changed.' })
  })

  it('shows an entry that was removed from the middle, or cut off at the end', async () => {
    await database.db.execute(sql`delete from audit_entries where position = 5`)
    expect(await verdict()).toMatchObject({
      whole: false,
      sentence: 'The audit log ends at entry 4, but 5 were written.',
    })
    await database.db.execute(sql`delete from audit_entries where position = 2`)
    expect(await verdict()).toMatchObject({ whole: false, sentence: 'Entry 2 of the audit log is missing.' })
  })

  it('shows entries that changed places', async () => {
    await database.db.execute(sql`update audit_entries set position = 100 where position = 2`)
    await database.db.execute(sql`update audit_entries set position = 2 where position = 3`)
    await database.db.execute(sql`update audit_entries set position = 3 where position = 100`)
    expect(await verdict()).toMatchObject({
      whole: false,
      sentence: 'Entry 2 of the audit log was moved or put in.',
    })
  })

  it('has no gap after an act that was undone, and stays one chain when many write at once', async () => {
    const undone = database.transaction(async (tx) => {
      const actor = { id: 'user-1', name: 'Sam Staff' }
      await appendAuditEntry(tx, { actor, action: 'undone', at: new Date() })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await Promise.all(Array.from({ length: 10 }, (_, index) => append('openClient', index)))
    expect(await verdict()).toEqual({ whole: true, entries: 15 })
  })
})
