import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  filledFundingForm,
  mailTextsOf,
  sendFundingForm,
} from '../../../../test/support/funding-applicant.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { applicationRoom, staffRoom } from '../../../shared/live.ts'
import { fundingStatuses, mayChangeFundingStatus } from '../../../shared/rules/funding-status.ts'

let app: TestApp
let staff: Caller
const told: [string, unknown][] = []
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T12:00:00Z') })
  staff = await app.asStaff()
  const { emit } = app.deps.live
  app.deps.live.emit = (room, event, payload) => {
    told.push([room, payload])
    emit(room, event, payload)
  }
})
afterAll(() => app.close())

async function apply() {
  const form = filledFundingForm()
  const browser = await app.asBrowser()
  const { applicationId } = (await sendFundingForm(browser, form)).json()
  told.length = 0
  return { id: applicationId as number, email: form.email, browser }
}
const change = (id: number, from: string, to: string, note?: string) =>
  staff.inject({
    method: 'POST',
    url: `/api/staff/funding-applications/${id}/status`,
    payload: { from, to, ...(note ? { note } : {}) },
  })
const askFor = (id: number, name: string, required: boolean) =>
  staff.inject({
    method: 'POST',
    url: `/api/staff/funding-applications/${id}/documents`,
    payload: { name, required, note: 'All pages, please.' },
  })
const page = async (who: Caller, id: number) =>
  (await who.inject({ url: `/api/funding-applications/${id}` })).json()
const audited = async (action: string, id: number) => {
  const { rows } = await app.deps.database.db.execute(
    `select detail from audit_entries where action = '${action}' and (detail->>'application')::int = ${id}`,
  )
  return openedRows(app.deps, 'audit_entries', rows)
}

describe('the status of an application', () => {
  it('moves as the rule allows: in the history, by one mail, in the audit log, and live', async () => {
    const { id, email, browser } = await apply()
    const reply = await change(id, 'intake-received', 'under-review', 'We begin on Monday.')
    expect(reply.json()).toEqual({ caseStatus: 'under-review' })
    expect(told).toEqual([
      [applicationRoom(id), { applicationId: id, what: 'status' }],
      [staffRoom, { what: 'funding', clientId: null, applicationId: id }],
    ])
    expect((await page(browser, id)).currentStage).toBe('under-review')
    const [, mail, ...more] = await mailTextsOf(app, email, 'funding-news')
    expect(mail).toContain('Its status is now: Under Review.')
    expect(mail).toContain('We begin on Monday.')
    expect(more).toEqual([])
    const shown = (await staff.inject({ url: `/api/staff/funding-applications/${id}` })).json()
    expect(shown.statusHistory).toMatchObject([
      { status: 'intake-received' },
      { status: 'under-review', by: 'Sam Staff', note: 'We begin on Monday.' },
    ])
    expect(shown.allowedStatuses).toEqual(['docs-needed', 'submitted', 'closed'])
    expect(await audited('change-funding-status', id)).toEqual([
      { detail: { application: id, from: 'intake-received', to: 'under-review' } },
    ])
  })

  it('never moves where the rule does not allow it', async () => {
    const { id, email, browser } = await apply()
    const forbidden = fundingStatuses.filter((to) => !mayChangeFundingStatus('intake-received', to))
    expect(forbidden.length).toBeGreaterThan(3)
    for (const to of forbidden) expect((await change(id, 'intake-received', to)).statusCode).toBe(400)
    expect((await page(browser, id)).currentStage).toBe('intake-received')
    expect(await mailTextsOf(app, email, 'funding-news')).toHaveLength(1)
    expect(told).toEqual([])
  })

  it('moves once when several of the staff move it at the same time; the others are told where it is', async () => {
    const { id, email } = await apply()
    const replies = await Promise.all([
      change(id, 'intake-received', 'under-review'),
      change(id, 'intake-received', 'docs-needed'),
      change(id, 'intake-received', 'under-review'),
    ])
    const codes = replies.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, 409, 409])
    const late = replies.find(({ statusCode }) => statusCode === 409)
    expect(late?.json().error).toMatch(
      /^Somebody moved this application to “(Under Review|Docs Needed)” meanwhile\./,
    )
    expect(await mailTextsOf(app, email, 'funding-news')).toHaveLength(2)
    expect(await audited('change-funding-status', id)).toHaveLength(1)
  })
})

describe('a document that staff ask for', () => {
  it('moves the application to Docs Needed, mails once, and stands on its page with its note', async () => {
    const { id, email, browser } = await apply()
    const reply = await askFor(id, 'Lease of the shop', true)
    expect(reply.json()).toMatchObject({ status: 'needed', note: 'All pages, please.' })
    const shown = await page(browser, id)
    expect(shown.currentStage).toBe('docs-needed')
    expect(shown.nextAction.params.documents).toContain('Lease of the shop')
    const [, mail, ...more] = await mailTextsOf(app, email, 'funding-news')
    expect(mail).toContain('please upload: Lease of the shop.')
    expect(more).toEqual([])
    expect(told[0]).toEqual([applicationRoom(id), { applicationId: id, what: 'status' }])
  })

  it('leaves the status alone when it is optional, or where that status allows no such step', async () => {
    const { id, browser } = await apply()
    await askFor(id, 'Photos of the oven', false)
    expect((await page(browser, id)).currentStage).toBe('intake-received')
    await change(id, 'intake-received', 'closed')
    await askFor(id, 'Last invoice', true)
    expect((await page(browser, id)).currentStage).toBe('closed')
    expect(app.errors).toEqual([])
  })
})
