import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { makeReport } from '../../../../test/support/make-report.ts'
import { paidBrowser, sendIntake } from '../../../../test/support/paying-client.ts'
import { auditReports } from '../../../engine/audit/audit-reports.ts'
import { debtsAcrossBureaus } from '../../../engine/match/debts-across-bureaus.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { Review } from '../../../shared/api/review.ts'

/** Three invented files, each read as the report that the test says. */
const files = {
  creditReport0: { fileName: 'one.pdf', bytes: Buffer.from('%PDF-1.7 one') },
  creditReport1: { fileName: 'two.pdf', bytes: Buffer.from('%PDF-1.7 two') },
  creditReport2: { fileName: 'three.pdf', bytes: Buffer.from('%PDF-1.7 three') },
}
const bureauOf = { one: 'Experian', two: 'Equifax', three: 'TransUnion' } as const
let change: (report: CreditReport) => CreditReport = (report) => report
let written = 0
let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    engine: {
      ...absentEngine,
      readReport: async (bytes) => {
        const name = Buffer.from(bytes).toString().slice(9) as keyof typeof bureauOf
        return { ok: true, reports: [change(makeReport(bureauOf[name]))] }
      },
      audit: (reports, matter) => {
        const { findings, questions, debts } = auditReports(reports, matter)
        return { findings, questions, debts: debtsAcrossBureaus(debts), ruleSetVersion: 'test' }
      },
      drawEvidence: async () => [],
      writeDocuments: async () => {
        written += 1
        return []
      },
    },
  })
})
afterAll(() => app.close())

async function runOf(given: typeof change) {
  change = given
  written = 0
  const { caller, clientId, paymentIntentId } = await paidBrowser(app)
  await sendIntake(caller, { paymentIntentId }, files)
  await app.deps.queue.idle()
  const get = async (path: string) =>
    (await caller.inject({ method: 'GET', url: `/api/clients/${clientId}${path}` })).json()
  const score = (await caller.inject({ method: 'GET', url: `/api/credit-score/${clientId}` })).json()
  return { status: await get('/armor-status'), review: (await get('/review')) as Review, score, clientId }
}

describe('a run', () => {
  it('stops before anything is written when half of a report could not be read, and shows how much was', async () => {
    const { status, review } = await runOf((report) => ({
      ...report,
      coverage: {
        ...report.coverage,
        stated: { ...report.coverage.stated, accounts: report.bureau === 'Equifax' ? 40 : null },
        found: { ...report.coverage.found, accounts: 20 },
      },
    }))
    expect(status).toMatchObject({
      status: 'error',
      error: expect.stringMatching(/Equifax report counts 40/),
    })
    expect(written).toBe(0)
    expect(review.notices[0]).toBe(status.error)
    expect(review.coverage.find(({ bureau }) => bureau === 'Equifax')).toMatchObject({
      share: 0.5,
      enough: 0.9,
    })
  })

  it('stops before anything is written when the reports are of two people', async () => {
    const { status } = await runOf((report) =>
      report.bureau === 'TransUnion'
        ? {
            ...report,
            preparedFor: printed('SOMEBODY ELSE'),
            personal: { ...report.personal, names: [], ssnLast4: printed('9999'), dob: printed('1950') },
          }
        : {
            ...report,
            preparedFor: printed('ROBIN EXAMPLE'),
            personal: { ...report.personal, ssnLast4: printed('1111'), dob: printed('1980') },
          },
    )
    expect(status).toMatchObject({ status: 'error', error: expect.stringMatching(/two different people/) })
    expect(written).toBe(0)
  })

  it('keeps a score that a report prints, on the day of the report and once', async () => {
    const { status, score, clientId } = await runOf((report) => ({
      ...report,
      scores: report.bureau === 'Equifax' ? [{ score: printed(671), model: 'VantageScore 3.0' }] : [],
    }))
    expect(status.status).toBe('completed')
    expect(score).toMatchObject({ score: 671, history: [{ score: 671, source: 'Equifax report' }] })
    const staff = await app.asStaff()
    await staff.inject({ method: 'POST', url: `/api/clients/${clientId}/trigger-armor` })
    await app.deps.queue.idle()
    const again = (await staff.inject({ method: 'GET', url: `/api/credit-score/${clientId}` })).json()
    expect(again.history).toHaveLength(1)
    expect(app.errors).toEqual([])
  })
})

function printed<T>(value: T) {
  return { value, raw: String(value), box: { page: 1, x: 0, y: 0, width: 10, height: 10 }, confidence: 1 }
}
