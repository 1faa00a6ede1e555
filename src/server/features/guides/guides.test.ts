import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { chargeRefunded, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { linkedBuyer } from '../../../../test/support/linked-buyer.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { guides } from '../../../engine/guides/guides.ts'
import type { GuideShown } from '../../../shared/api/guides.ts'
import { pagedGuides } from '../../../shared/catalogue/paged-guides.ts'
import { myDataRecords } from '../privacy/my-data-records.ts'

let app: TestApp
let first: Awaited<ReturnType<typeof buys>>
let cookie: string | undefined
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    engine: keptEngine(),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
  })
  first = await buys('collections-toolkit')
  cookie = first.browser.cookie
})
/** Each test has one toolkit that was just bought. */
beforeEach(async () => {
  await app.startAnew()
  first.browser.cookie = cookie
})
afterAll(() => app.close())

/** Somebody who bought a toolkit; `browser` came back from the payment at once. */
async function buys(key: string) {
  const email = `guide-${randomUUID().slice(0, 8)}@example.com`
  const session = await app.sandbox.payLink(key, { email, name: 'Gil Guide' })
  await sessionPaid(app, session)
  const browser = await app.asBrowser()
  await browser.inject({ url: `/api/purchases/${session}` })
  return { email, session, browser }
}

const at = (session: string, guide = 'collections') => `/api/purchases/${session}/guides/${guide}`
const guideOf = async (who: Caller, session: string, guide?: string) =>
  who.inject({ url: at(session, guide) })
const shown = async (who: Caller, session: string) => (await guideOf(who, session)).json() as GuideShown

const entry = {
  id: '1',
  company: 'Midtown Recovery',
  address: ['P.O. Box 9', 'Mesa, AZ 85201'],
  accountNumber: '1234****',
  originalCreditor: '',
  amount: '$412',
  bureaus: ['experian'],
  noticeOn: '2026-11-10',
  firstDelinquency: null,
  removals: [],
  reason: '',
  type: '',
}

describe('the guide of a toolkit', () => {
  it('is there at once, with steps from the day of its first opening, and its papers', async () => {
    const { session, browser } = first
    const guide = await shown(browser, session)
    expect([guide.begunOn, guide.version, guide.answers.person.name]).toEqual(['2026-11-20', 1, 'Gil Guide'])
    expect(guide.steps[0]).toMatchObject({ key: 'ready', from: '2026-11-20', to: '2026-11-25' })
    expect(guide.steps.flatMap(({ papers }) => papers).map(({ id }) => id)).toContain(
      'bureau-dispute:Experian',
    )
  })

  it('stands in the receipt, in place of the promise of a mail', async () => {
    const { session, email } = first
    const [receipt] = await mailsWith(app.deps, { to: email, type: 'receipt' })
    expect(receipt?.text).toContain(`/account/guides/collections?session_id=${session}`)
    expect(receipt?.text).not.toContain('24-48')
  })

  it('follows what is entered, and a save over a newer one is refused with nothing lost', async () => {
    const { session, browser } = first
    const { answers, version } = await shown(browser, session)
    const save = (entries: object[], over: number) =>
      browser.inject({
        method: 'PUT',
        url: `${at(session)}/answers`,
        payload: { version: over, answers: { ...answers, entries } },
      })
    const saved = await save([entry], version)
    expect(saved.statusCode).toBe(200)
    expect(saved.json().dates[0]).toMatchObject({ day: '2026-12-10' })
    expect((await save([], version)).statusCode).toBe(409)
    expect((await shown(browser, session)).answers.entries).toEqual([entry])
    const letter = await browser.inject({ url: `${at(session)}/papers/validation-request:1` })
    expect(JSON.stringify(letter.json())).toContain('November 10, 2026')
  })

  it('keeps the own words of a letter that is not offered any more, to be read and not to be downloaded', async () => {
    const { session, browser } = first
    const { answers } = await shown(browser, session)
    const save = async (entries: object[]) => {
      const { version } = await shown(browser, session)
      const payload = { version, answers: { ...answers, entries } }
      return (
        await browser.inject({ method: 'PUT', url: `${at(session)}/answers`, payload })
      ).json() as GuideShown
    }
    expect((await save([entry])).kept).toEqual([])
    const url = `${at(session)}/papers/validation-request:1`
    const blocks = [
      { kind: 'paragraph', text: 'Verify this, in my own words.' },
      { kind: 'list', items: ['One', 'Two'] },
    ]
    await browser.inject({ method: 'PUT', url, payload: { blocks } })
    const without = await save([])
    expect(without.kept).toMatchObject([
      { id: 'validation-request:1', lines: ['Verify this, in my own words.', 'One', 'Two'] },
    ])
    expect((await browser.inject({ url: `${url}/download` })).statusCode).toBe(404)
    expect((await save([entry])).kept).toEqual([])
    expect((await browser.inject({ url })).json()).toMatchObject({ edited: true, blocks })
  })

  it('refuses a day that is none and a debt too many, and keeps what was there', async () => {
    const { session, browser } = first
    const { answers, version } = await shown(browser, session)
    for (const entries of [[{ ...entry, noticeOn: '2026-02-30' }], Array.from({ length: 13 }, () => entry)]) {
      const payload = { version, answers: { ...answers, entries } }
      const reply = await browser.inject({ method: 'PUT', url: `${at(session)}/answers`, payload })
      expect(reply.statusCode).toBe(400)
    }
    expect((await shown(browser, session)).answers.entries).toEqual([])
  })

  it('keeps ticks, twice the same being one, and knows its own tasks alone', async () => {
    const { session, browser } = first
    const tick = (task: string, done = true) =>
      browser.inject({ method: 'POST', url: `${at(session)}/tasks`, payload: { task, done } })
    await tick('ready/mark-lines')
    const twice = (await tick('ready/mark-lines')).json() as GuideShown
    const done = (guide: GuideShown) => guide.steps.flatMap(({ tasks }) => tasks).filter((task) => task.done)
    expect(done(twice)).toEqual([{ key: 'mark-lines', done: true }])
    expect(done((await tick('ready/mark-lines', false)).json())).toEqual([])
    expect((await tick('ready/pay-us-more')).statusCode).toBe(404)
  })

  it('prints a paper as the person wrote it, as PDF and for Word, until they take that back', async () => {
    const { session, browser } = first
    const url = `${at(session)}/papers/payment-warning`
    const own = [{ kind: 'paragraph', text: 'My own words.' }]
    const saved = await browser.inject({ method: 'PUT', url, payload: { blocks: own } })
    expect(saved.json()).toMatchObject({ edited: true, blocks: own })
    const pdf = await browser.inject({ url: `${url}/download` })
    expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    const word = await browser.inject({ url: `${url}/download?as=word` })
    expect(word.headers['content-disposition']).toContain('payment-warning.docx')
    expect(word.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const back = await browser.inject({ method: 'PUT', url, payload: { blocks: null } })
    expect(back.json()).toMatchObject({ edited: false })
    expect((await browser.inject({ url: `${at(session)}/papers/fast-track-plan` })).statusCode).toBe(404)
  })

  it('opens for the address by sign-in on another browser, with the same answers', async () => {
    const { session, browser, email } = first
    await browser.inject({
      method: 'POST',
      url: `${at(session)}/tasks`,
      payload: { task: 'ready/mark-lines', done: true },
    })
    const elsewhere = await app.asClient(email)
    expect((await shown(elsewhere, session)).steps[0]?.tasks.some(({ done }) => done)).toBe(true)
  })

  it('does not open by the link of the receipt alone, once the hour of the payment is over', async () => {
    const { session } = first
    app.clock.advance(3_700_000)
    const stranger = await app.asBrowser()
    await stranger.inject({ url: `/api/purchases/${session}` })
    expect((await guideOf(stranger, session)).statusCode).toBe(404)
  })

  it('stays with the browser that paid, though the link is opened in another one before the guide is', async () => {
    const { session, browser } = first
    const other = await app.asBrowser()
    await other.inject({ url: `/api/purchases/${session}` })
    expect((await guideOf(other, session)).statusCode).toBe(404)
    expect((await guideOf(browser, session)).statusCode).toBe(200)
  })

  it('does not ask the provider: it is there while that is silent', async () => {
    const { session, browser } = first
    const asked = vi.spyOn(app.deps.payments, 'getCheckoutSession').mockRejectedValue(new Error('silent'))
    expect((await guideOf(browser, session)).statusCode).toBe(200)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('refuses days out of their order, and says so', async () => {
    const { session, browser } = first
    const { answers, version } = await shown(browser, session)
    const mailings = [
      { paper: 'validation-request:1', mailedOn: '2026-11-10', deliveredOn: '2026-11-09', answeredOn: null },
    ]
    const payload = { version, answers: { ...answers, mailings } }
    const reply = await browser.inject({ method: 'PUT', url: `${at(session)}/answers`, payload })
    expect([reply.statusCode, reply.json().error]).toEqual([
      400,
      'A letter is mailed first, then delivered, then answered. Please check the days.',
    ])
  })

  it('is no other guide, and none of another purchase', async () => {
    const { session, browser } = await buys('rental-toolkit')
    expect((await guideOf(browser, session, 'rental')).statusCode).toBe(200)
    expect((await guideOf(browser, session, 'collections')).statusCode).toBe(404)
    const generator = await buys('generator-access')
    expect((await guideOf(generator.browser, generator.session)).statusCode).toBe(404)
  })

  it('closes when all is refunded', async () => {
    const { session, browser } = first
    expect((await guideOf(browser, session)).statusCode).toBe(200)
    const intent = await linkedBuyer(app, app.deps.payments).newestIntent(session)
    await app.sandbox.refund(intent)
    await chargeRefunded(app, intent)
    expect((await guideOf(browser, session)).statusCode).toBe(404)
  })

  it('is in the archive of the person, and what staff open of it in the audit log', async () => {
    const { session, browser, email } = first
    await guideOf(browser, session)
    const staff = await app.asStaff()
    expect((await guideOf(staff, session)).statusCode).toBe(200)
    const { rows } = await app.deps.database.db.execute<{ action: string }>(
      "select action from audit_entries where action = 'open-guide'",
    )
    expect(rows.length).toBe(1)
    const clientId = await app.makeClient({ email })
    const told = await myDataRecords(app.deps, { clientId, address: email, language: 'en' })
    expect(JSON.stringify(told)).toContain('Gil Guide')
  })
})

describe('guides of the catalogue', () => {
  it('are those of the engine, each with a page', () => {
    expect([...pagedGuides].sort()).toEqual(Object.keys(guides).sort())
  })
})

describe('a guide', () => {
  it('counts as a use of what was bought, once a day, when its person works with it and not when staff look', async () => {
    const { session, browser } = first
    const usedAt = async () => {
      const { rows } = await app.deps.database.db.execute<{ at: string; version: number }>(
        `select updated_at::text as at, version from purchases where provider_reference = '${session}'`,
      )
      return rows[0]
    }
    const before = await usedAt()
    await shown(browser, session)
    expect(await usedAt()).toEqual(before)
    app.clock.advance(2 * 86_400_000)
    await guideOf(await app.asStaff(), session)
    expect(await usedAt()).toEqual(before)
    await shown(browser, session)
    expect(await usedAt()).toEqual({ at: expect.stringContaining('2026-11-22'), version: before?.version })
  })
})
