import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  filledFundingForm,
  mailTextsOf,
  sendFundingForm,
  tokenIn,
} from '../../../../test/support/funding-applicant.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { FundingFields } from '../../../shared/rules/funding-form.ts'

let app: TestApp
const dayMs = 24 * 60 * 60 * 1000
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: {
      PREFILL_SECRET: 'a-secret-of-the-form-service',
      RATE_LIMIT_SIGN_IN: '5000/60',
      RATE_LIMIT_MESSAGE: '5000/60',
    },
  })
})
afterAll(() => app.close())

const ask = (email: string) => app.inject({ method: 'POST', url: '/api/funding-links', payload: { email } })
const redeem = (who: Caller, token: string) =>
  who.inject({ method: 'POST', url: '/api/funding-links/redeem', payload: { token } })
const save = (who: Caller, fields: FundingFields, step = 2) =>
  who.inject({ method: 'PUT', url: '/api/funding-draft', payload: { fields, step } })
const draftOf = async (who: Caller) => (await who.inject({ url: '/api/funding-draft' })).json().draft
const mailDraft = (who: Caller) => who.inject({ method: 'POST', url: '/api/funding-draft/mail' })
const openDraft = (who: Caller, token: string) =>
  who.inject({ method: 'POST', url: '/api/funding-draft/open', payload: { token } })

describe('the link to the status page', () => {
  it('is mailed to an applicant only, and the answer does not say to whom', async () => {
    const form = filledFundingForm()
    await sendFundingForm(await app.asBrowser(), form)
    const known = await ask(form.email.toUpperCase())
    const unknown = await ask('nobody-applied@example.com')
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(await mailTextsOf(app, form.email, 'funding-link')).toHaveLength(1)
    expect(await mailTextsOf(app, 'nobody-applied@example.com', 'funding-link')).toEqual([])
  })

  it('opens every application of the address in the first browser, and in no other', async () => {
    const form = filledFundingForm()
    const first = (await sendFundingForm(await app.asBrowser(), form)).json().applicationId
    const second = (
      await sendFundingForm(await app.asBrowser(), { ...form, fundingPurpose: 'Another oven' })
    ).json().applicationId
    await ask(form.email)
    const token = tokenIn(await mailTextsOf(app, form.email, 'funding-link'), 'link')
    const browser = await app.asBrowser()
    expect((await redeem(browser, token)).json()).toEqual({ applicationId: second })
    expect((await redeem(browser, token)).statusCode).toBe(200)
    const mine = (await browser.inject({ url: '/api/my-funding-applications' })).json()
    expect(mine.map(({ id }: { id: number }) => id)).toEqual([second, first])
    const late = await redeem(await app.asBrowser(), token)
    expect(late.json()).toMatchObject({
      code: 'token_invalid',
      error: 'This link has expired or was used already. Ask for a new one.',
    })
  })

  it('ends after seven days, and one that never was is refused alike', async () => {
    const form = filledFundingForm()
    await sendFundingForm(await app.asBrowser(), form)
    const token = tokenIn(await mailTextsOf(app, form.email, 'funding-news'), 'link')
    app.clock.advance(7 * dayMs + 1000)
    const [expired, absent] = [
      await redeem(app.asNobody(), token),
      await redeem(app.asNobody(), 'x'.repeat(43)),
    ]
    expect(expired.json().error).toBe(absent.json().error)
  })

  it('floods no mailbox: five in a quarter of an hour', async () => {
    const form = filledFundingForm()
    await sendFundingForm(await app.asBrowser(), form)
    for (let count = 0; count < 7; count += 1) {
      app.clock.advance(1000)
      expect((await ask(form.email)).json()).toEqual({ sent: true })
    }
    expect(await mailTextsOf(app, form.email, 'funding-link')).toHaveLength(5)
  })
})

describe('the draft of a form', () => {
  it('is of its browser alone, sealed, and gone once the form was sent', async () => {
    const [one, other] = [await app.asBrowser(), await app.asBrowser()]
    const form = filledFundingForm({ fundingPurpose: 'A secret recipe' })
    await save(one, form, 3)
    expect(await draftOf(one)).toMatchObject({ fields: form, step: 3 })
    expect(await draftOf(other)).toBeNull()
    expect(await draftOf(app.asNobody())).toBeNull()
    const { rows } = await app.deps.database.db.execute<{ raw: string }>(
      `select encode(fields_sealed, 'escape') as raw from funding_drafts where user_id = '${one.userId}'`,
    )
    expect(rows[0]?.raw).not.toContain('recipe')
    await sendFundingForm(one, form)
    expect(await draftOf(one)).toBeNull()
  })

  it('goes on in another browser by the mailed link, which a third one finds used', async () => {
    const desk = await app.asBrowser()
    const form = filledFundingForm()
    await save(desk, form)
    expect((await mailDraft(desk)).json()).toEqual({ sentTo: form.email })
    const token = tokenIn(await mailTextsOf(app, form.email, 'funding-draft'), 'draft')
    const phone = app.asNobody()
    expect((await openDraft(phone, token)).json()).toEqual({ opened: true })
    expect(await draftOf(phone)).toMatchObject({ fields: form, step: 2 })
    // What was typed on since is not overwritten by the link opened again.
    await save(phone, { ...form, fundingPurpose: 'Typed on the phone' }, 3)
    await openDraft(phone, token)
    expect((await draftOf(phone)).fields.fundingPurpose).toBe('Typed on the phone')
    expect((await draftOf(desk)).fields).toEqual(form)
    expect((await openDraft(await app.asBrowser(), token)).json().code).toBe('token_invalid')
  })

  it('is mailed only to an address, and only when there is one', async () => {
    const browser = await app.asBrowser()
    expect((await mailDraft(browser)).statusCode).toBe(404)
    await save(browser, filledFundingForm({ email: 'half@' }))
    expect((await mailDraft(browser)).statusCode).toBe(400)
  })

  it('is forgotten after thirty days', async () => {
    const browser = await app.asBrowser()
    await save(browser, filledFundingForm())
    app.clock.advance(29 * dayMs)
    const later = await app.asBrowser()
    await save(later, filledFundingForm())
    app.clock.advance(2 * dayMs)
    await save(await app.asBrowser(), filledFundingForm())
    const { rows } = await app.deps.database.db.execute(
      `select user_id from funding_drafts where user_id in ('${browser.userId}', '${later.userId}')`,
    )
    expect(rows).toEqual([{ user_id: later.userId }])
  })
})

describe('the prefill by token', () => {
  const issue = async (fields: object, purpose = 'funding') =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/prefill-tokens',
        headers: { 'x-prefill-secret': 'a-secret-of-the-form-service' },
        payload: { purpose, fields },
      })
    ).json().token
  const read = (token: string) => app.inject({ url: `/api/prefill/${token}` })

  it('answers the names of the form for every spelling, and never an agreement', async () => {
    const token = await issue({
      full_name: 'Fay Founder',
      credit_score: '700+',
      hasEntity: 'true',
      funding_goal: '$250K+',
      agreeToTerms: true,
    })
    expect((await read(token)).json()).toEqual({
      success: true,
      rejected: false,
      data: {
        fullName: 'Fay Founder',
        estimatedCreditScore: '700+',
        hasBusinessEntity: true,
        fundingGoal: '$250K+',
      },
    })
  })

  it('refuses a template that was not filled in, and tokens that are for something else', async () => {
    expect((await read(await issue({ name: '{{name}}', email: 'a@example.com' }))).json()).toEqual({
      success: false,
      rejected: true,
      data: {},
    })
    expect((await read(await issue({ name: 'Fay' }, 'credit'))).statusCode).toBe(404)
    expect(app.errors).toEqual([])
  })
})
