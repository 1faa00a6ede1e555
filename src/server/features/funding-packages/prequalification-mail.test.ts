import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionPaid } from '../../../../test/support/buying-visitor.ts'
import {
  filledFundingForm,
  mailTextsOf,
  sendFundingForm,
} from '../../../../test/support/funding-applicant.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { prequalificationRequirements } from '../../../shared/rules/prequalification.ts'
import { noteFirstLanguage } from '../accounts/person-language.ts'
import { mailPrequalification } from './mail-prequalification.ts'

const minute = 60_000
let app: TestApp
let staff: Caller
let email: string
let id: number
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_ANY: '50000/60', RATE_LIMIT_UPLOAD: '5000/60' },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  // The clock has moved on since the one before: a session ends by itself.
  staff = await app.asStaff()
  const form = filledFundingForm({ email: `judged-${randomUUID().slice(0, 8)}@example.com` })
  email = form.email
})

async function applyAndPay(): Promise<string> {
  id = (await sendFundingForm(await app.asBrowser(), filledFundingForm({ email }))).json().applicationId
  const session = await app.sandbox.payLink('application-prequalification', { email, name: 'Fay' })
  await sessionPaid(app, session)
  return session
}

async function judge(key: string, met = true, note = 'Seen on the papers') {
  app.clock.advance(1000)
  const url = `/api/staff/funding-applications/${id}/requirements`
  const reply = await staff.inject({ method: 'POST', url, payload: { key, met, note } })
  expect(reply.statusCode).toBe(200)
}
async function judgeAll() {
  for (const { key } of prequalificationRequirements) await judge(key)
}
/** The answers of the prequalification that were mailed; the first mail of all says that the application came. */
const answers = async () => (await mailTextsOf(app, email, 'funding-news')).slice(1)

describe('the mail of a prequalification', () => {
  it('goes out when the sixth requirement is judged: all met, and what opens now', async () => {
    await applyAndPay()
    for (const { key } of prequalificationRequirements.slice(0, 5)) await judge(key)
    expect(await answers()).toEqual([])
    await judge('financial-statements')
    const [mail = '', ...more] = await answers()
    expect(more).toEqual([])
    expect(mail).toContain('All six requirements are met.')
    expect(mail).toContain('The application package for $300 is now open to you')
    expect(mail).toContain('no funding is promised')
    expect(mail).toMatch(/\/readiness\/status\?link=[\w-]{43}/)
  })

  it('says what is not met, why, and what would have to change; it sells nothing then', async () => {
    await applyAndPay()
    await judge('monthly-deposits', false, 'The deposits of June were $3,100')
    for (const { key } of prequalificationRequirements.filter(({ key }) => key !== 'monthly-deposits'))
      await judge(key)
    const [mail = ''] = await answers()
    expect(mail).toContain('Of the 6 requirements, one is not met.')
    expect(mail).toContain('Not met: The deposits of June were $3,100')
    expect(mail).toContain('We’ll look again')
    expect(mail).not.toContain('$300')
  })

  it('speaks the language of the person', async () => {
    const { db } = app.deps.database
    await db.transaction((tx) => noteFirstLanguage(tx, { email, language: 'es', now: app.clock.now() }))
    await applyAndPay()
    await judgeAll()
    const [mail = ''] = await answers()
    expect(mail).toContain('Se cumplen los seis requisitos.')
    expect(mail).toContain('3 meses de estados de cuenta')
    expect(mail).not.toContain('requirements')
  })

  it('tells changes of an hour in one mail, with the newest state, however often its job runs', async () => {
    await applyAndPay()
    await judgeAll()
    expect(await answers()).toHaveLength(1)
    app.clock.advance(10 * minute)
    await judge('credit-score', false, 'The report is of another person')
    await judge('bank-statements', false, 'The May statement is missing')
    expect(await answers()).toHaveLength(1)
    app.clock.advance(40 * minute)
    await mailPrequalification(app.deps, id)
    expect(await answers()).toHaveLength(1)
    app.clock.advance(20 * minute)
    await Promise.all([mailPrequalification(app.deps, id), mailPrequalification(app.deps, id)])
    await mailPrequalification(app.deps, id)
    const [, mail = '', ...more] = await answers()
    expect(more).toEqual([])
    expect(mail).toContain('Of the 6 requirements, 2 are not met.')
    expect(mail).toContain('The report is of another person')
    expect(mail).toContain('The May statement is missing')
    expect(app.errors).toEqual([])
  })

  it('does not go out any more once the prequalification was refunded', async () => {
    const session = await applyAndPay()
    await judgeAll()
    expect(await answers()).toHaveLength(1)
    app.clock.advance(2 * 60 * minute)
    const { db } = app.deps.database
    await db.execute(`update funding_requirements set judged_at = judged_at + interval '1 hour'`)
    await db.execute(`update purchases set status = 'refunded' where provider_reference = '${session}'`)
    await mailPrequalification(app.deps, id)
    expect(await answers()).toHaveLength(1)
  })
})
