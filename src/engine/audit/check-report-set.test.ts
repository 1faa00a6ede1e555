import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { makeReport } from '../../../test/support/make-report.ts'
import { readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { checkReportSet as sentencesOn, type UploadedReport } from './check-report-set.ts'

const asOf = '2026-11-21'

const checkReportSet = (uploads: readonly UploadedReport[], day: string) =>
  sentencesOn(uploads, day).map(inEnglish)

function upload(report: CreditReport, fileName: string, sha256: string | null = null): UploadedReport {
  return { report, fileName, sha256 }
}

function reportOf(bureau: Bureau, words: Parameters<typeof makeReport>[1] = {}): CreditReport {
  return makeReport(bureau, { preparedFor: 'ROBIN Q EXAMPLE', ssnLast4: '1234', dob: '1980', ...words })
}

const experian = upload(reportOf('Experian'), 'ex.pdf', 'aa')
const equifax = upload(reportOf('Equifax'), 'eq.pdf', 'bb')

describe('the reports taken together', () => {
  it.each(sampleSets)('are in order in %s', (set) => {
    const truth = readTruth(set)
    const uploads = truthReports(truth).map((report, at) => upload(report, `${at}.pdf`, String(at)))
    expect(checkReportSet(uploads, truth.asOf)).toEqual([])
  })

  it('are in order when they are of one person and new', () => {
    expect(checkReportSet([experian, equifax], asOf)).toEqual([])
    expect(checkReportSet([], asOf)).toEqual([])
  })

  it('say of which report the order of the pages cannot be checked, and go on', () => {
    const { coverage } = experian.report
    const bare = { ...experian.report, coverage: { ...coverage, isOrderUnproven: true as const } }
    const notes = checkReportSet([upload(bare, 'ex.pdf', 'aa'), equifax], asOf)
    expect(notes).toEqual([expect.stringMatching(/^The pages of the Experian report print no page numbers/)])
  })

  it('say of which report the pages were read in an order of their own, and where to look', () => {
    const coverage = { ...experian.report.coverage, isOrderUnproven: true, isOrderByFit: true } as const
    const notes = checkReportSet([upload({ ...experian.report, coverage }, 'ex.pdf', 'aa'), equifax], asOf)
    expect(notes).toEqual([
      expect.stringMatching(/as the front and the back sides of sheets, and were read so/),
    ])
  })

  it('name the pages that a file lacks, once a file, and go on', () => {
    const lacking = (report: CreditReport, pages: number[], count = pages.length): CreditReport => ({
      ...report,
      coverage: { ...report.coverage, missing: { pages, count, of: 14, touched: [] } },
    })
    const notesOn = (report: CreditReport) => checkReportSet([upload(report, 'ex.pdf', 'aa'), equifax], asOf)
    expect(notesOn(lacking(experian.report, [8]))).toEqual([
      'Page 8 of 14 is missing from ex.pdf. What stands there, and what runs over it, is left out; everything else is used. Add what is missing, or give the whole report again, to have all of it looked at.',
    ])
    expect(notesOn(lacking(experian.report, [3, 5, 6, 7, 9, 10]))).toEqual([
      expect.stringMatching(/^Pages 3, 5–7, 9, 10 of 14 are missing from ex\.pdf\./),
    ])
    expect(notesOn(lacking(experian.report, [8, 9], 1))).toEqual([
      expect.stringMatching(/^1 of the pages 8, 9 of 14 is missing from ex\.pdf\./),
    ])
    const three = [experian.report, equifax.report].map((report) =>
      upload(lacking(report, [8]), 'all.pdf', 'cc'),
    )
    expect(checkReportSet(three, asOf)).toHaveLength(1)
  })

  it('name the file that was given twice, and the one that is used of two', () => {
    const again = { ...equifax, fileName: 'copy of eq.pdf' }
    expect(checkReportSet([equifax, again], asOf)).toEqual([
      'The same file was given twice: copy of eq.pdf. It is read once, as the Equifax report.',
    ])
    const older = upload(reportOf('Equifax', { reportDate: '2026-10-20' }), 'october.pdf', 'dd')
    expect(checkReportSet([older, equifax], asOf)).toEqual([
      'There is more than one Equifax report. The newest is used: eq.pdf of November 9, 2026. Set aside: october.pdf of October 20, 2026.',
    ])
  })

  it('name as used the one that is: of one day the one with more accounts, and none on which nothing rests', () => {
    const of = (fileName: string, words: Parameters<typeof makeReport>[1]) =>
      upload(reportOf('Equifax', words), fileName)
    const full = of('full.pdf', { entries: [{ creditor: 'MERIDIAN BANK' }] })
    expect(checkReportSet([of('part.pdf', {}), full], asOf)[0]).toBe(
      'There is more than one Equifax report. One is used: full.pdf of November 9, 2026. Set aside: part.pdf of November 9, 2026.',
    )
    const found = { accounts: 1, hardInquiries: 0, publicRecords: 0 }
    const useless = of('useless.pdf', {
      reportDate: '2026-11-12',
      coverage: { stated: { accounts: 4, hardInquiries: null, publicRecords: null }, found },
    })
    expect(checkReportSet([useless, full], asOf)[0]).toBe(
      'There is more than one Equifax report. One is used: full.pdf of November 9, 2026. Set aside: useless.pdf of November 12, 2026.',
    )
  })

  it('say nothing of one three-bureau file that stands in three places', () => {
    const all = (['Experian', 'Equifax', 'TransUnion'] as const).map((bureau) =>
      upload(reportOf(bureau, { family: 'three-bureau-identityiq' }), 'all.pdf', 'ee'),
    )
    expect(checkReportSet([...all, ...all], asOf)).toEqual([])
  })

  it('say that a report is older than 60 days', () => {
    const at = (reportDate: string) =>
      checkReportSet([upload(reportOf('Equifax', { reportDate }), 'eq.pdf')], asOf)
    expect(at('2026-09-22')).toEqual([])
    expect(at('2026-09-21')).toHaveLength(1)
    expect(at('2026-09-21')[0]).toMatch(/^eq\.pdf is of September 21, 2026, 61 days ago\./)
  })

  it('say that their dates are more than 30 days apart', () => {
    const at = (reportDate: string) =>
      checkReportSet([experian, upload(reportOf('Equifax', { reportDate }), 'eq.pdf')], asOf)
    expect(at('2026-10-10')).toEqual([])
    expect(at('2026-10-09')).toEqual([
      'The reports are of different days, from October 9, 2026 to November 9, 2026. A difference between bureaus may only mean that one report is older.',
    ])
  })
})
