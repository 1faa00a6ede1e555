import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { appendAuditEntry } from './append-audit-entry.ts'
import { chainStart, hashOfEntry } from './audit-chain.ts'
import { listAuditEntries, updateAuditHead } from './audit-log.store.ts'
import { auditEntries } from './audit-log.tables.ts'
import { sealAuditLog, sealFirstTime, watchOnce } from './audit-watch.ts'
import { findAuditVerdict, judgeAuditLog } from './judge-audit-log.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z'), working: false })
})
beforeEach(async () => {
  await test.deps.database.db.execute(sql`truncate audit_entries, audit_head`)
  await sealFirstTime(test.deps)
  for (let count = 1; count <= 5; count += 1) await append(count)
  await sealAuditLog(test.deps)
})
afterAll(() => test.close())

const append = (clientId: number) =>
  test.deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: 'user-1', name: 'Sam Staff' },
      action: 'open-client',
      clientId,
      at: test.clock.now(),
    }),
  )
const verdict = () => judgeAuditLog(test.deps)

/** What somebody with the database alone can do: change an entry, and make every hash after it anew. */
async function writeAnew(change: (clientId: number | null) => number): Promise<void> {
  const { db } = test.deps.database
  let previousHash = chainStart
  let count = 0
  for (const row of await listAuditEntries(db, 0, 100)) {
    const entry = { ...row, clientId: row.position === 2 ? change(row.clientId) : row.clientId, previousHash }
    const hash = hashOfEntry(entry)
    await db
      .update(auditEntries)
      .set({ clientId: entry.clientId, previousHash, hash })
      .where(sql`position = ${row.position}`)
    previousHash = hash
    count = row.position
  }
  await updateAuditHead(db, { count, hash: previousHash })
}

describe('the seal of the audit log', () => {
  it('fits the log as it was written, and moves on as entries come', async () => {
    expect(await verdict()).toEqual({ whole: true, entries: 5 })
    await append(6)
    expect(await verdict()).toEqual({ whole: true, entries: 6 })
    await sealAuditLog(test.deps)
    expect(await verdict()).toEqual({ whole: true, entries: 6 })
  })

  it('shows a chain that was written anew with hashes that fit, and does not follow it', async () => {
    await writeAnew(() => 99)
    const alarm = { whole: false, sentence: 'The audit log up to entry 5 was written anew.' }
    expect(await verdict()).toMatchObject(alarm)
    await append(6)
    await sealAuditLog(test.deps)
    expect(await verdict()).toMatchObject(alarm)
  })

  it('shows an end that was cut off together with its count', async () => {
    const { db } = test.deps.database
    await db.execute(sql`delete from audit_entries where position > 3`)
    const last = (await listAuditEntries(db, 2, 1))[0]
    await updateAuditHead(db, { count: 3, hash: last?.hash ?? '' })
    expect(await verdict()).toMatchObject({
      whole: false,
      sentence: 'The audit log ends at entry 3, but 5 were sealed.',
    })
  })

  it('is missed when it is taken away, and known to be false when it was altered', async () => {
    const { db } = test.deps.database
    await updateAuditHead(db, { sealed: new Uint8Array(80) })
    expect(await verdict()).toMatchObject({ whole: false, sentence: expect.stringContaining('was altered') })
    await updateAuditHead(db, { sealed: null })
    await sealAuditLog(test.deps)
    expect(await verdict()).toMatchObject({ whole: false, sentence: expect.stringContaining('has no seal') })
  })

  it('is made for an old log at a start, and that stands in the log', async () => {
    const { db } = test.deps.database
    await updateAuditHead(db, { sealed: null })
    await sealFirstTime(test.deps)
    const [last] = await listAuditEntries(db, 5, 1)
    expect(last).toMatchObject({ action: 'seal-audit-log', actorId: 'system', detail: { entries: 5 } })
    expect(await verdict()).toEqual({ whole: true, entries: 6 })
  })
})

describe('the daily check', () => {
  it('walks the log once a day and keeps what it found', async () => {
    expect(await findAuditVerdict(test.deps)).toBeNull()
    await watchOnce(test.deps)
    const first = await findAuditVerdict(test.deps)
    expect(first).toMatchObject({ whole: true, entries: 5, sentence: null })
    await append(6)
    test.clock.advance(23 * 3_600_000)
    await watchOnce(test.deps)
    expect(await findAuditVerdict(test.deps)).toEqual(first)
    test.clock.advance(3_600_000)
    await watchOnce(test.deps)
    expect(await findAuditVerdict(test.deps)).toMatchObject({ whole: true, entries: 6 })
  })

  it('keeps the alarm for the screen and writes it to the server’s log', async () => {
    await test.deps.database.db.execute(sql`update audit_entries set client_id = 99 where position = 3`)
    await watchOnce(test.deps)
    const sentence = 'Entry 3 of the audit log was changed.'
    expect(await findAuditVerdict(test.deps)).toMatchObject({ whole: false, sentence })
    expect(test.errors.join()).toContain(sentence)
    const staff = await test.asStaff()
    const shown = (await staff.inject({ url: '/api/staff/audit-log/verdict' })).json()
    expect(shown).toMatchObject({ whole: false, sentence })
  })
})
