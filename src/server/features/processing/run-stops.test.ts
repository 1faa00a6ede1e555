import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { inEnglish } from '../../../../test/support/in-words.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { makeReport } from '../../../../test/support/make-report.ts'
import { paidBrowser, sendIntake } from '../../../../test/support/paying-client.ts'
import { auditReports } from '../../../engine/audit/audit-reports.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { debtsAcrossBureaus } from '../../../engine/match/debts-across-bureaus.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import type { Review } from '../../../shared/api/review.ts'

/** Three invented files, each read as the report that the test says. */
const files = {
  creditReport0: { fileName: 'one.pdf', bytes: Buffer.from('%PDF-1.7 one') },
  creditReport1: { fileName: 'two.pdf', bytes: Buffer.from('%PDF-1.7 two') },
  creditReport2: { fileName: 'three.pdf', bytes: Buffer.from('%PDF-1.7 three') },
}
/** Whom the invented reports name. */
const person = { name: 'Robin Example' }
const bureauOf = { one: 'Experian', two: 'Equifax', three: 'TransUnion' } as const
let change: (report: CreditReport) => CreditReport = (report) => report
/** What the documents were last written from. */
let writtenCase: CaseFile | null = null
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
      writeDocuments: async (caseFile) => {
        writtenCase = caseFile
        return []
      },
    },
  })
})
afterAll(() => app.close())

const own = { name: 'ROBIN EXAMPLE', ssnLast4: '1111', dob: '1980' }
const stranger = { name: 'SOMEBODY ELSE', ssnLast4: '9999', dob: '1950' }

/** The report as it would print this person. */
function of(report: CreditReport, who: typeof own): CreditReport {
  const personal = { ...report.personal, names: [], ssnLast4: printed(who.ssnLast4), dob: printed(who.dob) }
  return { ...report, preparedFor: printed(who.name), personal }
}

/** It counts twice as many accounts as could be read. */
function halfRead(report: CreditReport): CreditReport {
  const { stated, found } = report.coverage
  const coverage = {
    ...report.coverage,
    stated: { ...stated, accounts: 40 },
    found: { ...found, accounts: 20 },
  }
  return { ...report, coverage }
}

/** The same, with one account that proved whole and one that did not, each with the same error. */
function provenInPart(report: CreditReport): CreditReport {
  const wrong = { status: 'Pays As Agreed', balance: 100, pastDue: 900 }
  const { accounts } = makeReport(report.bureau, {
    entries: [
      { creditor: 'PROVEN BANK', accountNumber: '4455XXXX', ...wrong },
      { creditor: 'OPEN BANK', accountNumber: '8821XXXX', ...wrong },
    ],
  })
  const half = halfRead({ ...report, accounts })
  const unproven = ['accounts', 'equifax-02'].map((item) => ({
    item,
    part: 'all' as const,
    because: 'count' as const,
  }))
  return { ...half, coverage: { ...half.coverage, unproven } }
}

async function runOf(given: typeof change) {
  change = given
  writtenCase = null
  const { caller, clientId, paymentIntentId } = await paidBrowser(app, person)
  await sendIntake(caller, { ...person, paymentIntentId }, files)
  await app.deps.queue.idle()
  const get = async (path: string) =>
    (await caller.inject({ method: 'GET', url: `/api/clients/${clientId}${path}` })).json()
  const score = (await caller.inject({ method: 'GET', url: `/api/credit-score/${clientId}` })).json()
  const answer = async (isMine: boolean) => {
    const uploads: UploadedReport[] = (
      await caller.inject({ method: 'GET', url: `/api/uploaded-reports?client=${clientId}` })
    ).json()
    const questions = new Set(uploads.map(({ owner }) => owner?.question))
    // All three files are of one person, so that there is one question.
    expect(questions.size).toBe(1)
    const payload = { question: [...questions][0], isMine }
    await caller.inject({ method: 'POST', url: `/api/clients/${clientId}/report-owner`, payload })
    await app.deps.queue.idle()
  }
  const again = () => get('/armor-status')
  const status = await again()
  return { status, review: (await get('/review')) as Review, score, clientId, answer, again }
}

describe('a run', () => {
  it('goes on without a report of which half could not be read, and shows how much was', async () => {
    const { status, review } = await runOf((report) =>
      report.bureau === 'Equifax' ? halfRead(report) : report,
    )
    expect(status.status).toBe('completed')
    const sentence =
      'The Equifax report counts 40 accounts; 20 accounts could be read. No letter is written on a report read in part.'
    expect(writtenCase?.without).toEqual([{ bureau: 'Equifax', sentence }])
    expect(writtenCase?.reports.map(({ bureau }) => bureau)).toEqual(['Experian', 'TransUnion'])
    expect(inEnglish(status.notes)).toEqual([sentence])
    expect(review.coverage.map(({ bureau, share }) => [bureau, share])).toEqual([
      ['Experian', 1],
      ['Equifax', 0.5],
      ['TransUnion', 1],
    ])
  })

  it('uses the accounts of a report that are proven, where others could not be read, and says what is left out', async () => {
    const { status, review } = await runOf((report) =>
      report.bureau === 'Equifax' ? provenInPart(report) : report,
    )
    expect(status.status).toBe('completed')
    const sentence =
      'The Equifax report counts 40 accounts; 20 accounts could be read. One account of the Equifax report could not be read to its end. What was not read is left out; everything else is used. To have all of it looked at, upload the PDF that the bureau itself gives.'
    expect(writtenCase?.without).toEqual([])
    expect(writtenCase?.reports.map(({ bureau }) => bureau)).toEqual(['Experian', 'Equifax', 'TransUnion'])
    expect(inEnglish(status.notes)).toEqual([sentence])
    expect(inEnglish(review.coverage.map(({ use, leftOut }) => [use, leftOut]))).toEqual([
      ['whole', null],
      ['part', sentence],
      ['whole', null],
    ])
    const found = [...review.findings, ...review.questions]
    expect(JSON.stringify(found)).toContain('PROVEN BANK')
    expect(JSON.stringify(found)).not.toContain('OPEN BANK')
  })

  it('stops before anything is written when of no report enough could be read', async () => {
    const { status, review } = await runOf(halfRead)
    expect(status).toMatchObject({
      status: 'error',
      error: expect.stringMatching(
        /Experian report counts 40.* Equifax report counts 40.* TransUnion report counts 40/,
      ),
    })
    expect(writtenCase).toBeNull()
    expect([inEnglish(review.notices)].flat().join(' ')).toBe(status.error)
    expect(review.coverage.map(({ share }) => share)).toEqual([0.5, 0.5, 0.5])
  })

  it('uses nothing of a report of another person, and writes the letters to the other bureaus', async () => {
    const { status, review } = await runOf((report) =>
      report.bureau === 'TransUnion' ? of(report, stranger) : of(report, own),
    )
    expect(status.status).toBe('completed')
    const sentence =
      'The TransUnion report shows another Social Security number and another year of birth than your other reports. It is kept, and nothing is written on it. Upload your own TransUnion report in its place.'
    expect(writtenCase?.without).toEqual([{ bureau: 'TransUnion', sentence }])
    expect(JSON.stringify([writtenCase, review, status])).not.toMatch(/SOMEBODY|9999/)
  })

  it('ends without a document when the only report is in another name, and takes it up after the client’s word', async () => {
    const { status, answer, again } = await runOf((report) => of(report, stranger))
    expect(status).toMatchObject({
      status: 'error',
      error: expect.stringMatching(
        /^No report could be used\. The Experian report is made out to another name/,
      ),
    })
    expect(status.error).not.toMatch(/SOMEBODY/)
    expect(writtenCase).toBeNull()
    await answer(true)
    expect((await again()).status).toBe('completed')
    expect(writtenCase?.reports).toHaveLength(3)
    await answer(false)
    expect(await again()).toMatchObject({
      status: 'error',
      error: expect.stringMatching(/is not yours, as you said/),
    })
    expect(app.errors).toEqual([])
  })

  it('keeps a score that a report prints, on the day of the report and once', async () => {
    const { status, score, clientId } = await runOf((report) => ({
      ...report,
      scores: report.bureau === 'Equifax' ? [{ score: printed(671), model: 'VantageScore 3.0' }] : [],
    }))
    expect(status.status).toBe('completed')
    expect(score).toMatchObject({
      score: 671,
      history: [{ score: 671, source: 'Equifax report, VantageScore 3.0' }],
    })
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
