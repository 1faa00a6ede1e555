import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Applicant, applyForFunding, readInSpanish } from '../../../../test/support/funding-applicant.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { auditEntries } from '../audit-log/audit-log.tables.ts'
import { applyRetention } from './apply-retention.ts'
import { deleteClientData } from './delete-client-data.ts'
import { deletionRequests } from './privacy.tables.ts'

const dayMs = 86_400_000
let app: TestApp
let applicant: Applicant
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-21T15:00:00Z'), working: false })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.startAnew()
  applicant = await applyForFunding(app)
})

const send = (method: 'POST' | 'DELETE', who: Caller = applicant.browser) =>
  who.inject({ method, url: `/api/funding-applications/${applicant.id}/deletion` })
const seen = (who: Caller = applicant.browser) =>
  who.inject({ url: `/api/funding-applications/${applicant.id}` })
const requests = () => app.deps.database.db.select().from(deletionRequests)
const mails = async () =>
  (await mailsWith(app.deps, { to: applicant.email })).filter(({ dedupeKey }) =>
    dedupeKey.startsWith('funding-deletion:'),
  )
// Without an order PostgreSQL gives rows as their places come, and freed places are taken again.
const actions = async () => {
  const rows = await app.deps.database.db.select().from(auditEntries).orderBy(auditEntries.id)
  return rows.map(({ action, actorName }) => [action, actorName])
}

describe('the wish that an application be deleted', () => {
  it('runs on its day, not before, is one however often it is asked, and tells the address', async () => {
    const answer = {
      deletionRequestedOn: '2026-11-21',
      deletionDueOn: '2026-11-28',
      afterLastUseOn: '2028-11-21',
    }
    expect((await send('POST')).json()).toEqual(answer)
    app.clock.advance(dayMs)
    expect((await send('POST')).json()).toMatchObject({ deletionDueOn: '2026-11-28' })
    expect((await seen()).json().keeping).toMatchObject({ deletionDueOn: '2026-11-28' })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('You asked us to delete your funding application on November 28, 2026')
    expect(mail?.text).toMatch(/\/readiness\/status\?link=[A-Za-z0-9_-]{43}/)
    app.clock.advance(5 * dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    expect((await seen()).statusCode).toBe(200)
    app.clock.advance(dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 1, warned: 0 })
    expect((await seen()).statusCode).toBe(404)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    expect(await requests()).toMatchObject([{ applicationId: applicant.id, requestedBy: 'browser' }])
    expect(await actions()).toEqual([
      ['request-deletion', 'the applicant'],
      ['delete-funding-application', 'ARMOR'],
    ])
  })

  it('can be taken back until it runs, and asked anew', async () => {
    await send('POST')
    const kept = { deletionRequestedOn: null, deletionDueOn: null }
    expect((await send('DELETE')).json()).toMatchObject(kept)
    expect((await send('DELETE')).json()).toMatchObject(kept)
    app.clock.advance(20 * dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    expect((await seen()).json().keeping).toMatchObject(kept)
    expect((await send('POST')).json()).toMatchObject({ deletionDueOn: '2026-12-18' })
    expect(await mails()).toHaveLength(2)
    expect((await actions()).map(([action]) => action)).toEqual([
      'request-deletion',
      'withdraw-deletion',
      'request-deletion',
    ])
  })

  it('is told in the language of the person', async () => {
    await readInSpanish(app, applicant.email)
    await send('POST')
    const [mail] = await mails()
    expect(mail?.subject).toBe('Nos pidió borrar su solicitud de financiamiento el 28 de noviembre de 2026')
    expect(mail?.text).toContain('retire el borrado antes de ese día')
  })

  it('is shown to staff, who may ask and take it back for the person', async () => {
    const staff = await app.asStaff()
    expect((await send('POST', staff)).statusCode).toBe(200)
    const record = await staff.inject({ url: `/api/staff/funding-applications/${applicant.id}` })
    expect(record.json().keeping).toMatchObject({ deletionDueOn: '2026-11-28' })
    expect(await requests()).toMatchObject([{ requestedBy: 'staff' }])
    expect((await send('DELETE', staff)).json()).toMatchObject({ deletionDueOn: null })
  })

  it('is the address’s own when it was asked by whoever opened a mailed link', async () => {
    expect((await send('POST', await app.asClient(applicant.email))).statusCode).toBe(200)
    expect(await requests()).toMatchObject([{ requestedBy: 'client' }])
  })

  it('is done with the deletion of the client of the same address, who wanted everything gone', async () => {
    const clientId = await app.makeClient({ email: applicant.email })
    await send('POST')
    await deleteClientData(app.deps, { clientId, actor: { id: 'a', name: 'Ada' }, reason: 'client' })
    const [wish] = await requests()
    expect(wish?.doneAt).not.toBeNull()
    app.clock.advance(8 * dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
  })

  it('is refused for somebody else’s application, and for none', async () => {
    const stranger = await app.asBrowser()
    for (const method of ['POST', 'DELETE'] as const)
      expect((await send(method, stranger)).statusCode).toBe(404)
    const url = '/api/funding-applications/999999/deletion'
    expect((await stranger.inject({ method: 'POST', url })).statusCode).toBe(404)
    expect(await requests()).toEqual([])
  })
})
