import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  filledFundingForm,
  mailTextsOf,
  sendFundingForm,
  tokenIn,
} from '../../../../test/support/funding-applicant.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { sealedAddress } from '../../../../test/support/whole-database.ts'
import { says } from '../../../shared/sentences/says.ts'
import { addressValue } from '../../platform/db/person-columns.ts'
import { listConsents } from '../consent/list-consents.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { PARTNER_CODE: 'partner-7', RATE_LIMIT_UPLOAD: '5000/60', RATE_LIMIT_SIGN_IN: '5000/60' },
  })
  staff = await app.asStaff()
})
afterAll(() => app.close())

const pdf = (fileName = 'statements.pdf') => ({
  fileName,
  bytes: Buffer.from(`%PDF-1.7 ${randomUUID()}\nstartxref\n0\n%%EOF`),
})
const page = async (who: Caller, id: number) =>
  (await who.inject({ url: `/api/funding-applications/${id}` })).json()
const staffPage = async (id: number) =>
  (await staff.inject({ url: `/api/staff/funding-applications/${id}` })).json()
const count = async (query: string) =>
  (await app.deps.database.db.execute<{ count: number }>(`select count(*)::int as count from ${query}`))
    .rows[0]?.count

describe('a funding application', () => {
  it('is kept with its answers, documents and files, and mails the link to its page', async () => {
    const browser = await app.asBrowser()
    const form = filledFundingForm()
    const reply = await sendFundingForm(browser, form, { files: { bankStatementsFile: pdf() } })
    expect(reply.statusCode).toBe(200)
    const { applicationId, refusedFiles } = reply.json()
    expect(refusedFiles).toEqual([])
    const shown = await page(browser, applicationId)
    expect(shown).toMatchObject({
      clientName: 'Fay Founder',
      currentStage: 'intake-received',
      nextAction: says('next.upload', { documents: ['Business License', 'Credit Report', 'Tax Returns'] }),
      messages: [],
    })
    expect(
      shown.documents.map(({ name, status }: { name: string; status: string }) => [name, status]),
    ).toEqual([
      ['Business License', 'needed'],
      ['Bank Statements', 'received'],
      ['Credit Report', 'needed'],
      ['Tax Returns', 'needed'],
      ['Financial Projections', 'optional'],
    ])
    expect(await staffPage(applicationId)).toMatchObject({
      fields: form,
      partnerCode: 'partner-7',
      preferences: { phone: false, text: false, email: true },
      statusHistory: [{ status: 'intake-received', by: 'Fay Founder' }],
    })
    const mails = await mailTextsOf(app, form.email, 'funding-news')
    expect(mails).toHaveLength(1)
    const other = await app.asBrowser()
    const redeemed = await other.inject({
      method: 'POST',
      url: '/api/funding-links/redeem',
      payload: { token: tokenIn(mails, 'link') },
    })
    expect(redeemed.json()).toEqual({ applicationId })
    expect((await page(other, applicationId)).clientName).toBe('Fay Founder')
  })

  it('keeps its answers sealed, and its file encrypted under a name that says nothing', async () => {
    const form = filledFundingForm({ fundingPurpose: 'Cinnamon rolls without end' })
    const reply = await sendFundingForm(await app.asBrowser(), form, { files: { creditReportFile: pdf() } })
    const { rows } = await app.deps.database.db.execute<{ raw: string; key: string }>(
      `select encode(fields_sealed, 'escape') as raw, file_key as key from funding_applications a
       join funding_files f on f.application_id = a.id where a.id = ${reply.json().applicationId}`,
    )
    expect(rows[0]?.raw).not.toContain('Cinnamon')
    expect(rows[0]?.key).not.toContain('statements')
    expect(Buffer.from(await app.deps.files.get(rows[0]?.key ?? '')).toString()).toMatch(/^%PDF/)
  })

  it('does not believe a partner code that a browser sends', async () => {
    const reply = await sendFundingForm(await app.asBrowser(), filledFundingForm(), {
      fields: { partnerCode: 'somebody-else' },
    })
    expect((await staffPage(reply.json().applicationId)).partnerCode).toBe('partner-7')
  })

  it('is one application however often and however fast the same form is sent', async () => {
    const browser = await app.asBrowser()
    const form = filledFundingForm()
    const sending = { fields: { attemptKey: randomUUID() }, files: { creditReportFile: pdf() } }
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => sendFundingForm(browser, form, sending)),
    )
    replies.push(await sendFundingForm(browser, form, sending))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(replies.map((reply) => reply.json().applicationId)).size).toBe(1)
    expect(
      await count(`funding_applications where email_key = '${sealedAddress(app.deps, form.email)}'`),
    ).toBe(1)
    expect(await mailTextsOf(app, form.email, 'funding-news')).toHaveLength(1)
    expect(await listConsents(app.deps.database.db, form.email)).toHaveLength(3)
  })

  it('takes a refused file out and goes on, says why by the name of the file, and says it again to a retry', async () => {
    const browser = await app.asBrowser()
    const form = filledFundingForm({ hasBusinessEntity: false, preferredEntityType: 'LLC' })
    const complete = { ...form, preferredFormationState: 'Nevada' as const, businessPurpose: 'Bread' }
    const files = {
      bankStatementsFile: { fileName: 'sheet.xlsx', bytes: Buffer.from('PK\u0003\u0004 xl/workbook.xml') },
      creditReportFile: { fileName: 'big.pdf', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-') },
    }
    const sending = { fields: { attemptKey: randomUUID() }, files }
    const reply = await sendFundingForm(browser, complete, sending)
    expect(reply.json().refusedFiles).toEqual([
      {
        field: 'bankStatementsFile',
        reason: says('file.notFundingDocument', { name: 'sheet.xlsx' }),
      },
      { field: 'creditReportFile', reason: says('file.larger', { name: 'big.pdf', megabytes: 10 }) },
    ])
    expect((await sendFundingForm(browser, complete, sending)).json()).toEqual(reply.json())
    const shown = await page(browser, reply.json().applicationId)
    expect(shown.documents.map(({ status }: { status: string }) => status)).toEqual([
      'optional',
      'needed',
      'needed',
      'needed',
      'optional',
    ])
  })

  it('is refused whole when something required is missing, an option is none, or the address is none', async () => {
    const browser = await app.asBrowser()
    const incomplete = await sendFundingForm(browser, filledFundingForm({ phone: '', formationState: ' ' }))
    expect(incomplete.statusCode).toBe(400)
    expect(incomplete.json()).toMatchObject({
      error: 'Please complete all required fields.',
      fields: { phone: 'Please fill in this field.', formationState: 'Please fill in this field.' },
    })
    const wrong: Record<string, string>[] = [
      { email: 'no address' },
      { fundingGoal: '$1B' },
      { agreeToTerms: 'false' },
    ]
    for (const fields of wrong) {
      const reply = await sendFundingForm(browser, filledFundingForm(), { fields })
      expect(reply.statusCode).toBe(400)
    }
    expect((await browser.inject({ url: '/api/my-funding-applications' })).json()).toEqual([])
  })

  it('forgets what was typed into questions that are hidden', async () => {
    const form = filledFundingForm({ preferredEntityType: 'Corporation', businessPurpose: 'Hidden' })
    const reply = await sendFundingForm(await app.asBrowser(), form)
    const { fields } = await staffPage(reply.json().applicationId)
    expect(fields).toMatchObject({
      businessName: 'Whole Bakery LLC',
      preferredEntityType: '',
      businessPurpose: '',
    })
  })

  it('records what was agreed to with the words beside the boxes, and nothing for a box left empty', async () => {
    const form = filledFundingForm({ emailConsent: false, textMessagesConsent: true })
    const browser = await app.asBrowser()
    await sendFundingForm(browser, form, { fields: { page: '/funding-intake' } })
    const { rows } = await app.deps.database.db.execute(
      sql`select channel, direction, wording, page from consents where subject_email = ${addressValue(form.email)} and channel <> 'terms' order by id`,
    )
    expect(rows).toEqual([
      {
        channel: 'contact',
        direction: 'granted',
        wording:
          'I understand that this form does not guarantee funding, and I agree to be contacted about my application.',
        page: '/funding-intake',
      },
      {
        channel: 'text',
        direction: 'granted',
        wording: 'Text messages about my application',
        page: '/funding-intake',
      },
    ])
  })

  it('is open to nobody who only typed the same address', async () => {
    const form = filledFundingForm()
    const { applicationId } = (await sendFundingForm(await app.asBrowser(), form)).json()
    const stranger = await app.asBrowser()
    await sendFundingForm(stranger, filledFundingForm({ email: form.email }))
    expect((await stranger.inject({ url: `/api/funding-applications/${applicationId}` })).statusCode).toBe(
      404,
    )
    const owner = await app.asClient(form.email)
    expect((await owner.inject({ url: '/api/my-funding-applications' })).json()).toHaveLength(2)
    expect(app.errors).toEqual([])
  })
})
