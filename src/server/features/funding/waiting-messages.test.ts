import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filledFundingForm, sendFundingForm } from '../../../../test/support/funding-applicant.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'

let app: TestApp
let staff: Caller
let browser: Caller
let id: number
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_MESSAGE: '5000/60', RATE_LIMIT_UPLOAD: '5000/60' },
  })
  staff = await app.asStaff()
})
afterAll(() => app.close())
beforeEach(async () => {
  browser = await app.asBrowser()
  id = (await sendFundingForm(browser, filledFundingForm())).json().applicationId
})

let attempts = 0
async function write(who: Caller, message: string, over: object = {}) {
  app.clock.advance(1000)
  attempts += 1
  const payload = { message, attemptKey: `attempt-${attempts}`, ...over }
  const url = `/api/funding-applications/${id}/messages`
  return (await who.inject({ method: 'POST', url, payload })).json()
}
const close = (seenUpTo: number, who = staff) =>
  who.inject({
    method: 'POST',
    url: `/api/staff/funding-applications/${id}/messages/close`,
    payload: { seenUpTo },
  })
const shown = async () => (await browser.inject({ url: `/api/funding-applications/${id}` })).json()
/** What the applicant wrote, with whether it waits. */
const waiting = async () =>
  (await shown()).messages
    .filter(({ from }: { from: string }) => from === 'applicant')
    .map((message: { text: string; waiting: boolean }) => [message.text, message.waiting])
const isListed = async () => {
  const reply = await staff.inject({ url: '/api/staff/funding-applications?waiting=message' })
  return reply.json().some((row: { id: number }) => row.id === id)
}
async function entries(action: string): Promise<number> {
  const { rows } = await app.deps.database.db.execute(
    `select 1 from audit_entries where action = '${action}' and detail->>'application' = '${id}'`,
  )
  return rows.length
}

describe('a message of an applicant', () => {
  it('waits until staff answer what they have read; what came in meanwhile goes on waiting', async () => {
    const first = await write(browser, 'Which statements?')
    await write(browser, 'And of which account?')
    await write(staff, 'The last three months.', { seenUpTo: first.id })
    expect(await waiting()).toEqual([
      ['Which statements?', false],
      ['And of which account?', true],
    ])
    expect(await isListed()).toBe(true)
    const third = await write(browser, 'Hello?')
    expect(third.waiting).toBe(true)
    await write(staff, 'Of the business.', { seenUpTo: third.id })
    expect((await waiting()).map(([, waits]: [string, boolean]) => waits)).toEqual([false, false, false])
    expect(await isListed()).toBe(false)
  })

  it('goes on waiting when staff write without saying what they have read', async () => {
    await write(browser, 'Which statements?')
    await write(staff, 'By the way: we moved.')
    expect(await waiting()).toEqual([['Which statements?', true]])
  })

  it('can be taken off the list without an answer, once, and the next one waits again', async () => {
    const { id: first } = await write(browser, 'Thank you!')
    const { lastUpdate } = await shown()
    app.clock.advance(60_000)
    for (let time = 0; time < 2; time += 1) expect((await close(first)).json()).toEqual({ closed: true })
    expect(await waiting()).toEqual([['Thank you!', false]])
    expect((await shown()).lastUpdate).toBe(lastUpdate)
    expect(await isListed()).toBe(false)
    expect(await entries('close-funding-messages')).toBe(1)
    await write(browser, 'One more thing')
    expect(await waiting()).toEqual([
      ['Thank you!', false],
      ['One more thing', true],
    ])
  })

  it('is closed by staff only, with a number that is one', async () => {
    const { id: first } = await write(browser, 'Which statements?')
    expect((await close(first, browser)).statusCode).toBe(404)
    for (const wrong of [-1, 1.5, 3e9]) expect((await close(wrong)).statusCode).toBe(400)
    expect(await waiting()).toEqual([['Which statements?', true]])
  })
})

describe('the mark of an application', () => {
  const open = async () => (await staff.inject({ url: `/api/staff/funding-applications/${id}` })).json()
  const mark = async () =>
    (await staff.inject({ url: `/api/staff/funding-applications/${id}/mark` })).json().mark

  it('is that of the reading, without an entry in the audit log, until something changes', async () => {
    const before = (await open()).mark
    expect(await mark()).toBe(before)
    expect(await entries('open-funding-application')).toBe(1)
    await write(browser, 'Which statements?')
    const changed = await mark()
    expect(changed).not.toBe(before)
    expect((await open()).mark).toBe(changed)
    expect(await entries('open-funding-application')).toBe(2)
    expect(app.errors).toEqual([])
  })

  it('differs between two applications and is told to staff only', async () => {
    const first = await mark()
    id = (await sendFundingForm(browser, filledFundingForm())).json().applicationId
    expect(await mark()).not.toBe(first)
    const url = `/api/staff/funding-applications/${id}/mark`
    expect((await browser.inject({ url })).statusCode).toBe(404)
  })
})
