import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Applicant, applyForFunding, readInSpanish } from '../../../../test/support/funding-applicant.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { selectApplication } from '../funding/applications.store.ts'
import { fundingApplications, fundingLinks } from '../funding/funding.tables.ts'
import { applyRetention } from './apply-retention.ts'

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

const row = (id = applicant.id) => selectApplication(app.deps.database.db, id)
const warnings = async (email = applicant.email) =>
  (await mailsWith(app.deps, { to: email })).filter(({ dedupeKey }) =>
    dedupeKey.startsWith('funding-retention:'),
  )

describe('the retention of a funding application', () => {
  it('keeps it through the 730th day after its last use, and no longer, whatever its status', async () => {
    const { db } = app.deps.database
    await db.update(fundingApplications).set({ caseStatus: 'awaiting-decision' })
    app.clock.advance(730 * dayMs)
    await applyRetention(app.deps)
    expect(await row()).toBeDefined()
    app.clock.advance(dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 1, warned: 0 })
    expect(await row()).toBeUndefined()
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    expect(await db.select().from(fundingLinks)).toEqual([])
    // The address is forgotten with it, the mail of its receipt included.
    const mails = await mailsWith(app.deps, { to: applicant.email })
    expect(mails).toEqual([])
  })

  it('counts anew from the day on which its applicant opens it, not from what staff read', async () => {
    const staff = await app.asStaff()
    app.clock.advance(720 * dayMs)
    await staff.inject({ url: `/api/staff/funding-applications/${applicant.id}` })
    await staff.inject({ url: `/api/funding-applications/${applicant.id}` })
    expect((await row())?.lastUsedAt).toBeNull()
    const url = `/api/funding-applications/${applicant.id}`
    const signedIn = await app.asClient(applicant.email)
    const before = await row()
    expect((await signedIn.inject({ url })).json().keeping).toMatchObject({ afterLastUseOn: '2030-11-11' })
    expect((await row())?.version).toBe(before?.version)
    const noted = (await row())?.lastUsedAt
    app.clock.advance(dayMs / 2)
    await (await app.asClient(applicant.email)).inject({ url })
    expect((await row())?.lastUsedAt).toEqual(noted)
    app.clock.advance(100 * dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    expect(await row()).toBeDefined()
  })

  it('warns once, fourteen days before, in the language of the person, with the way to the page', async () => {
    await readInSpanish(app, applicant.email)
    app.clock.advance(716 * dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    app.clock.advance(dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 1 })
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    const [mail] = await warnings()
    expect(mail).toMatchObject({
      optional: false,
      subject: 'Su solicitud de financiamiento se borrará el 21 de noviembre de 2028',
    })
    expect(mail?.text).toContain('/readiness/status?link=')
  })

  it('does not warn who asked for deletion', async () => {
    app.clock.advance(717 * dayMs)
    const staff = await app.asStaff()
    await staff.inject({ method: 'POST', url: `/api/funding-applications/${applicant.id}/deletion` })
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    expect(await warnings()).toEqual([])
  })

  it('goes on with the others when one cannot be deleted, and says so', async () => {
    const second = await applyForFunding(app)
    app.clock.advance(731 * dayMs)
    const { database } = app.deps
    let calls = 0
    const failing: typeof database = {
      ...database,
      transaction: (work) => {
        calls += 1
        if (calls === 1) throw new Error('the disk is full')
        return database.transaction(work)
      },
    }
    await expect(applyRetention({ ...app.deps, database: failing })).rejects.toThrow('failed for 1')
    expect(await row()).toBeDefined()
    expect(await row(second.id)).toBeUndefined()
    expect(await applyRetention(app.deps)).toEqual({ deleted: 1, warned: 0 })
  })
})
