import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FilledPerson, fillEveryTable, tableNames } from '../../../../test/support/fill-every-table.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { openedRows, wholeDatabase } from '../../../../test/support/whole-database.ts'
import { heldForAWhile } from '../../holding.ts'
import { holdings } from '../../holdings.ts'
import { addressValue } from '../../platform/db/person-columns.ts'
import { FileMissing } from '../../platform/files/file-store.ts'
import { sandboxObjects } from '../../platform/payments/sandbox/sandbox.tables.ts'
import { signInLinks } from '../accounts/accounts.tables.ts'
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts'
import { clients } from '../clients/clients.tables.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { evidencePictures } from '../runs/runs.tables.ts'
import { payments } from '../settlement/settlement.tables.ts'
import { deleteClientData } from './delete-client-data.ts'
import { finishDeletion } from './finish-deletion.ts'
import { deletionRequests } from './privacy.tables.ts'

const actor = { id: 'admin-1', name: 'Ada Admin' }

describe('the deletion of a client', () => {
  let app: TestApp
  let leaver: FilledPerson
  let stayer: FilledPerson
  let files: string[]
  let browser: Caller
  let stayerRows: Map<string, number>

  async function makePerson(name: string, email: string, phone: string): Promise<[FilledPerson, Caller]> {
    const clientId = await app.makeClient({ name, email })
    const caller = await app.asBrowser(clientId)
    await app.deps.database.db.execute(sql`update clients set phone = ${phone} where id = ${clientId}`)
    const [row] = await app.deps.database.db.select().from(clients).where(sql`id = ${clientId}`)
    const paymentIntentId = row?.paymentIntentId ?? ''
    const person = { clientId, name, email, phone, paymentIntentId, userId: caller.userId ?? '' }
    const intent = { id: paymentIntentId, object: 'payment_intent', amount: 175_000, receipt_email: email }
    const event = { id: `evt_of_${clientId}`, data: { object: { ...intent, billing: { name } } } }
    for (const data of [intent, event]) {
      await app.deps.database.db.insert(sandboxObjects).values({ id: data.id, kind: 'any', data })
    }
    return [{ ...person, runId: `run-${clientId}` }, caller]
  }

  const countsOf = async (clientId: number): Promise<Map<string, number>> => {
    const { rows } = await app.deps.database.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'client_id' order by 1`)
    const counts = new Map<string, number>()
    for (const { name } of rows) {
      const found = await app.deps.database.db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(name)} where client_id = ${clientId}`,
      )
      counts.set(name, found.rows[0]?.count ?? 0)
    }
    return counts
  }

  beforeAll(async () => {
    app = await makeApp()
    ;[leaver, browser] = await makePerson('Zenobia Leaverly', 'zenobia@leaver.example', '555 777 8899')
    ;[stayer] = await makePerson('Bertram Stayer', 'bertram@stayer.example', '555 111 2233')
    files = await fillEveryTable(app.deps, leaver)
    await fillEveryTable(app.deps, stayer)
    await app.inject({
      method: 'POST',
      url: '/api/account/sign-in-link',
      payload: { email: leaver.email },
    })
    await app.deps.queue.idle()
    stayerRows = await countsOf(stayer.clientId)
    expect([...stayerRows].filter(([table, count]) => count === 0 && table !== 'audit_entries')).toEqual([
      ['deletion_requests', 0],
    ])
    expect(files.length).toBeGreaterThan(6)
    await deleteClientData(app.deps, { clientId: leaver.clientId, actor, reason: 'staff' })
    await app.deps.queue.idle()
  })
  afterAll(() => app.close())

  it('knows every table of the product', async () => {
    expect(holdings.map(({ table }) => table).sort()).toEqual(await tableNames(app.deps))
  })

  it('knows of every table until when it keeps what nobody asks to delete, and what takes it then', () => {
    const kept = heldForAWhile(holdings)
    const tablesThat = (does: (holding: (typeof kept)[number]) => unknown) =>
      kept.filter(does).map(({ table }) => table)
    expect(tablesThat(({ until }) => until.length === 0)).toEqual([])
    // Whose these are, other features know: what was paid, what was mailed of it, why it was given back, what its form agreed to.
    const byOthers = ['sandbox_objects', 'sandbox_idempotency', 'mail_outbox', 'refunds', 'consents']
    const own = ({ table }: { table: string }) => !byOthers.includes(table)
    expect(tablesThat((each) => each.until.includes('application goes') && own(each))).toEqual(
      tablesThat(({ clearApplication }) => clearApplication),
    )
    expect(
      tablesThat(({ until, table }) => until.includes('nobody came back') && table !== 'sandbox_objects'),
    ).toEqual(tablesThat(({ forget }) => forget))
    expect(tablesThat(({ until }) => until.includes('address is unknown'))).toEqual(
      tablesThat(({ trace }) => trace),
    )
  })

  it('leaves no name, address or phone number anywhere in the database', async () => {
    const left = await wholeDatabase(app.deps)
    const told = [leaver.name, leaver.email, leaver.phone, 'Zenobia']
    expect(left.filter((line) => told.some((text) => line.includes(text)))).toEqual([])
    expect(left.join('\n')).toContain(stayer.email)
  })

  it('leaves no hash of the address', async () => {
    const { rows } = await app.deps.database.db.execute(sql`
      select (select count(*) from known_addresses)::int as kept,
        (select count(*) from (select email_key from clients union select email_key from leads) a)::int as known`)
    expect(rows).toEqual([{ kept: rows[0]?.known, known: expect.any(Number) }])
    expect(rows[0]?.known).toBeGreaterThan(0)
  })

  it('leaves no row of the client but what the audit and the accounts must keep', async () => {
    const left = [...(await countsOf(leaver.clientId))]
      .filter(([, count]) => count > 0)
      .map(([table]) => table)
    expect(left).toEqual(['audit_entries', 'deletion_requests', 'payments', 'postal_orders', 'purchases'])
    const [paid] = await app.deps.database.db
      .select()
      .from(payments)
      .where(sql`client_id = ${leaver.clientId}`)
    expect(paid).toMatchObject({ paymentIntentId: leaver.paymentIntentId, name: '', email: '', phone: '' })
  })

  it('removes every file, and touches nothing of anybody else', async () => {
    for (const key of files) await expect(app.deps.files.get(key)).rejects.toBeInstanceOf(FileMissing)
    expect(await countsOf(stayer.clientId)).toEqual(stayerRows)
  })

  it('keeps the audit log whole, with an entry that names the number alone', async () => {
    expect(await verifyAuditLog(app.deps.database.db)).toMatchObject({ whole: true })
    const { rows } = await app.deps.database.db.execute<{ detail: object; actor_name: string }>(sql`
      select detail, actor_name from audit_entries
      where action = 'delete-client' and client_id = ${leaver.clientId}`)
    expect(openedRows(app.deps, 'audit_entries', rows)).toEqual([
      { detail: { reason: 'staff', files: files.length }, actor_name: 'Ada Admin' },
    ])
    const [done] = await app.deps.database.db.select().from(deletionRequests)
    expect(done).toMatchObject({ clientId: leaver.clientId, requestedBy: 'staff', withdrawnAt: null })
    expect(done?.doneAt).not.toBeNull()
  })

  it('answers the same as for a client that never was, and opens no session', async () => {
    const staff = await app.asStaff()
    for (const caller of [staff, await app.asClient(stayer.email)]) {
      const gone = await caller.inject({ method: 'GET', url: `/api/clients/${leaver.clientId}` })
      const never = await caller.inject({ method: 'GET', url: '/api/clients/99999999' })
      const said = [gone, never].map((reply) => ({ ...reply.json(), requestId: '' }))
      expect(gone.statusCode).toBe(404)
      expect(said[0]).toEqual(said[1])
    }
    expect((await browser.inject({ method: 'GET', url: `/api/clients/${leaver.clientId}` })).statusCode).toBe(
      401,
    )
  })

  it('answers a wish for a sign-in link the same, and mails none', async () => {
    const ask = (email: string) =>
      app.inject({ method: 'POST', url: '/api/account/sign-in-link', payload: { email } })
    const gone = await ask(leaver.email)
    const never = await ask('nobody@never.example')
    expect([gone.statusCode, gone.body]).toEqual([never.statusCode, never.body])
    await app.deps.queue.idle()
    const mails = await app.deps.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipientKey, leaver.email))
    expect(mails).toEqual([])
    expect(
      await app.deps.database.db.select().from(signInLinks).where(eq(signInLinks.emailKey, leaver.email)),
    ).toEqual([])
  })

  it('is refused the second time, and its rest may run any number of times', async () => {
    const again = deleteClientData(app.deps, { clientId: leaver.clientId, actor, reason: 'staff' })
    await expect(again).rejects.toMatchObject({ code: 'not_found' })
    const rest = { clientId: leaver.clientId, runIds: [leaver.runId], fileKeys: files }
    const forget = vi.spyOn(app.deps.engine, 'forgetReadings')
    await finishDeletion(app.deps, rest)
    await finishDeletion(app.deps, rest)
    expect(forget).toHaveBeenCalledTimes(2)
    forget.mockRestore()
  })

  it('takes away what a run at work has drawn after the rows were gone', async () => {
    const late = await app.deps.files.put(Buffer.from('a crop of a report'))
    const picture = { runId: leaver.runId, key: 'late', fileKey: late.key, width: 1, height: 1 }
    await app.deps.database.db.insert(evidencePictures).values(picture)
    await finishDeletion(app.deps, { clientId: leaver.clientId, runIds: [leaver.runId], fileKeys: [] })
    await expect(app.deps.files.get(late.key)).rejects.toBeInstanceOf(FileMissing)
    const left = await app.deps.database.db.select().from(evidencePictures)
    expect(left.map(({ runId }) => runId)).not.toContain(leaver.runId)
  })

  it('leaves what an address has elsewhere when nobody has proven that address', async () => {
    const email = 'somebody.else@victim.example'
    const made = await app.makeClient({ email, name: 'Mallory' })
    await app.deps.database.db.execute(sql`
      insert into leads (name, email, email_key, phone, agree_to_study, agree_to_contact, created_at)
      values ('Victim', ${email}, ${addressValue(email)}, '1', false, true, now())`)
    await deleteClientData(app.deps, { clientId: made, actor, reason: 'browser' })
    const { rows } = await app.deps.database.db.execute(
      sql`select name from leads where email_key = ${addressValue(email)}`,
    )
    expect(rows).toEqual([{ name: 'Victim' }])
  })
})
