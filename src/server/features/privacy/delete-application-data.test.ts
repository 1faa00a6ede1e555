import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Applicant,
  applyForFunding,
  mailTextsOf,
  tokenIn,
} from '../../../../test/support/funding-applicant.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { payWithCard } from '../../../../test/support/paying-client.ts'
import { wholeDatabase } from '../../../../test/support/whole-database.ts'
import { fileKeyColumns } from '../../holdings.ts'
import { addressValue } from '../../platform/db/person-columns.ts'
import { FileMissing } from '../../platform/files/file-store.ts'
import { findLanguage } from '../accounts/person-languages.store.ts'
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts'
import { findClient } from '../clients/find-client.ts'
import { sweepFiles } from '../documents/sweep-files.ts'
import { fundingFiles, fundingLinks } from '../funding/funding.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { settleFundingPayment } from '../funding-packages/settle-funding-payment.ts'
import { deleteApplicationData } from './delete-application-data.ts'
import { finishApplicationDeletion } from './finish-application-deletion.ts'

const actor = { id: 'admin-1', name: 'Ada Admin' }
let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { SUPPORT_EMAIL: 'help@armor.example' },
  })
})
afterAll(() => app.close())

const remove = (applicationId: number, reason: 'client' | 'browser' | 'staff' | 'retention' = 'staff') =>
  deleteApplicationData(app.deps, { applicationId, actor, reason })
const linesWith = async (...told: string[]) =>
  (await wholeDatabase(app.deps)).filter((line) => told.some((text) => line.includes(text)))
const fileKeysOf = async (id: number) =>
  (await app.deps.database.db.select().from(fundingFiles).where(eq(fundingFiles.applicationId, id))).flatMap(
    ({ fileKey }) => fileKey ?? [],
  )
const paymentsOf = (intent: string) =>
  app.deps.database.db.select().from(fundingPayments).where(eq(fundingPayments.paymentIntentId, intent))
const open = (who: Caller, id: number) => who.inject({ url: `/api/funding-applications/${id}` })
const write = (who: Caller, id: number, message: string) =>
  who.inject({
    method: 'POST',
    url: `/api/funding-applications/${id}/messages`,
    payload: { message, attemptKey: randomUUID() },
  })

async function order({ browser, email }: Applicant, fullName: string) {
  const reply = await browser.inject({
    method: 'POST',
    url: '/api/create-funding-payment-intent',
    payload: { productType: 'armor-ready', customerInfo: { fullName, email, phone: '555 313 7788' } },
  })
  return reply.json<{ paymentIntentId: string; clientSecret: string }>()
}

async function pay(applicant: Applicant, fullName: string): Promise<string> {
  const made = await order(applicant, fullName)
  await payWithCard(app, made)
  await applicant.browser.inject({ url: `/api/funding-payments/${made.paymentIntentId}` })
  return made.paymentIntentId
}

describe('the deletion of a funding application', () => {
  it('leaves no name, address or phone number anywhere, and no file', async () => {
    const person = { fullName: 'Zenobia Founder', phone: '555 313 7788', email: 'zenobia@founder.example' }
    const applicant = await applyForFunding(app, person)
    const { id, browser } = applicant
    const intent = await pay(applicant, person.fullName)
    await write(browser, id, 'Zenobia asks when it begins')
    const staff = await app.asStaff()
    await write(staff, id, 'Soon, Zenobia')
    await app.deps.queue.idle()
    const keys = await fileKeysOf(id)
    expect(keys).toHaveLength(1)
    expect(await linesWith('Zenobia', person.email, person.phone)).not.toEqual([])

    await remove(id)
    await app.deps.queue.idle()
    expect(await linesWith('Zenobia', 'zenobia', person.phone)).toEqual([])
    await expect(app.deps.files.get(keys[0] ?? '')).rejects.toBeInstanceOf(FileMissing)
    expect(await paymentsOf(intent)).toMatchObject([{ amountCents: 49_700, status: 'succeeded', name: '' }])
    expect((await open(browser, id)).statusCode).toBe(404)
    expect(await verifyAuditLog(app.deps.database.db)).toMatchObject({ whole: true })
    const named = (await linesWith(`"application":${id}`)).map(
      (line) => /"action":"([a-z-]+)"/.exec(line)?.[1],
    )
    // The lines of a table come in no order.
    expect(named.sort()).toEqual(['delete-funding-application', 'send-funding-message'])
  })

  it('is refused the second time, and its rest may run any number of times', async () => {
    const { id } = await applyForFunding(app)
    const fileKeys = await fileKeysOf(id)
    await remove(id)
    await expect(remove(id)).rejects.toMatchObject({ code: 'not_found' })
    await finishApplicationDeletion(app.deps, { applicationId: id, fileKeys })
    await finishApplicationDeletion(app.deps, { applicationId: id, fileKeys })
  })

  it('touches nothing of another application of the same address, whose links go on opening it', async () => {
    const first = await applyForFunding(app, { fullName: 'Two Times' })
    const second = await applyForFunding(app, { fullName: 'Two Times', email: first.email })
    const token = tokenIn(await mailTextsOf(app, first.email, 'funding-news'), 'link')
    await remove(second.id, 'client')
    expect((await open(first.browser, first.id)).json()).toMatchObject({ clientName: 'Two Times' })
    expect(await fileKeysOf(first.id)).toHaveLength(1)
    const other = await app.asBrowser()
    const reply = await other.inject({ method: 'POST', url: '/api/funding-links/redeem', payload: { token } })
    expect(reply.json()).toEqual({ applicationId: first.id })
    await remove(first.id, 'client')
    const links = await app.deps.database.db
      .select()
      .from(fundingLinks)
      .where(eq(fundingLinks.emailKey, first.email))
    expect(links).toEqual([])
  })

  it('leaves a dispute case of the same person, with its language and mails', async () => {
    const email = 'both@example.com'
    const clientId = await app.makeClient({ email })
    const { id } = await applyForFunding(app, { email })
    await app.deps.database.db.execute(sql`
      insert into person_languages (email_key, language, changed_at) values (${addressValue(email)}, 'es', now())
      on conflict (email_key) do update set language = 'es'`)
    await remove(id, 'client')
    expect((await findClient(app.deps.database.db, clientId))?.email).toBe(email)
    expect(await findLanguage(app.deps.database.db, email)).toBe('es')
  })

  it('keeps in the books what is paid in the very moment, without a name and without a mail', async () => {
    const applicant = await applyForFunding(app, { fullName: 'Mid Payment', email: 'mid@payment.example' })
    const made = await order(applicant, 'Mid Payment')
    await app.deps.database.db
      .update(fundingPayments)
      .set({ applicationId: applicant.id })
      .where(eq(fundingPayments.paymentIntentId, made.paymentIntentId))
    await remove(applicant.id)
    await payWithCard(app, made)
    await settleFundingPayment(app.deps, made.paymentIntentId)
    expect(await paymentsOf(made.paymentIntentId)).toMatchObject([
      { status: 'succeeded', email: '', name: '' },
    ])
    await app.deps.queue.idle()
    expect(await mailTextsOf(app, 'mid@payment.example', 'receipt')).toEqual([])
  })

  it('by a browser that only wrote the address takes nothing that somebody else paid', async () => {
    const payer = await applyForFunding(app, { fullName: 'Pam Payer' })
    const stranger = await applyForFunding(app, { fullName: 'Sly Stranger', email: payer.email })
    // Paid last, so that it stands with the newest application, which is the stranger's.
    const intent = await pay(payer, 'Pam Payer')
    expect(await paymentsOf(intent)).toMatchObject([{ applicationId: stranger.id }])
    await remove(stranger.id, 'browser')
    expect(await paymentsOf(intent)).toMatchObject([{ applicationId: payer.id, name: 'Pam Payer' }])
    expect((await open(payer.browser, payer.id)).json().packages).toMatchObject([{ key: 'armor-ready' }])
  })
})

describe('what is at work while an application is deleted', () => {
  it('refuses an upload that comes in the middle, and keeps nothing of it', async () => {
    const { id, browser } = await applyForFunding(app)
    const { documents } = (await open(browser, id)).json<{ documents: { id: number }[] }>()
    let stored = ''
    const { files } = app.deps
    const { put } = files
    files.put = async (bytes) => {
      const file = await put.call(files, bytes)
      stored = file.key
      await remove(id)
      return file
    }
    const url = `/api/funding-applications/${id}/documents/${documents[0]?.id}/files`
    const file = { fileName: 'late.pdf', bytes: Buffer.from('%PDF-1.7 late\nstartxref\n0\n%%EOF') }
    const reply = await browser.inject({ method: 'POST', url, ...multipartBody({}, { file }) })
    files.put = put
    expect(reply.statusCode).toBe(404)
    await expect(files.get(stored)).rejects.toBeInstanceOf(FileMissing)
    expect(await fileKeysOf(id)).toEqual([])
  })

  it('is taken away by the second look: rows and files that were written since', async () => {
    const { id } = await applyForFunding(app)
    await remove(id)
    // The deletion's own second look: at work still, it could take the row below and be about to take its file.
    await app.deps.queue.idle()
    const { key } = await app.deps.files.put(Buffer.from('late'))
    const late = { applicationId: id, fileName: 'late.pdf', bytes: 4, fileKey: key, createdAt: new Date() }
    await app.deps.database.db.insert(fundingFiles).values(late)
    await finishApplicationDeletion(app.deps, { applicationId: id, fileKeys: [] })
    expect(await fileKeysOf(id)).toEqual([])
    await expect(app.deps.files.get(key)).rejects.toBeInstanceOf(FileMissing)
  })

  it('leaves nothing undone by a crash: rows and job are one, and a lost file is swept', async () => {
    const { id } = await applyForFunding(app, { fullName: 'Crash Case' })
    const [key = ''] = await fileKeysOf(id)
    const { queue } = app.deps
    const broken = { ...queue, enqueue: () => Promise.reject(new Error('killed')) }
    const input = { applicationId: id, actor, reason: 'staff' as const }
    await expect(deleteApplicationData({ ...app.deps, queue: broken }, input)).rejects.toThrow('killed')
    expect((await fileKeysOf(id)).length).toBe(1)
    // The job of the files is lost with a queue that forgets.
    const forgetful = { ...queue, enqueue: () => Promise.resolve() }
    await deleteApplicationData({ ...app.deps, queue: forgetful }, input)
    expect((await app.deps.files.get(key)).length).toBeGreaterThan(0)
    const later = { now: () => new Date(Date.now() + 2 * 86_400_000) }
    await sweepFiles({ ...app.deps, clock: later }, fileKeyColumns)
    await expect(app.deps.files.get(key)).rejects.toBeInstanceOf(FileMissing)
  })
})

describe('the deletion of an application by staff', () => {
  const ask = (who: Caller, id: number, confirmName: string) =>
    who.inject({ method: 'DELETE', url: `/api/staff/funding-applications/${id}`, payload: { confirmName } })

  it('is for admins who type the name again', async () => {
    const { id, browser } = await applyForFunding(app, { fullName: 'Nora Named' })
    expect((await ask(await app.asStaff(), id, 'Nora Named')).statusCode).toBe(403)
    const admin = await app.asStaff('admin')
    const wrong = await ask(admin, id, 'Nora Other')
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      { confirmName: 'This is not the name of the applicant' },
    ])
    expect((await ask(admin, id, ' Nora Named ')).json()).toEqual({ deleted: true })
    expect((await open(browser, id)).statusCode).toBe(404)
    expect((await ask(admin, id, 'Nora Named')).statusCode).toBe(404)
    expect(app.errors).toEqual([])
  })
})
