import { describe, expect, it } from 'vitest'
import { makeReport, type ReportWords } from '../../../test/support/make-report.ts'
import { auditReports } from './audit-reports.ts'

const keysWith = (third: Partial<ReportWords>, unread: string[] = []) => {
  const box = { page: 1, x: 40, y: 100, width: 90, height: 8 }
  const silent = makeReport('TransUnion', { ...third })
  const reports = [
    makeReport('Experian', { ssnLast4: '4417', dob: '1970-07-24' }),
    makeReport('Equifax', { ssnLast4: '4471', dob: '1971-07-24' }),
    {
      ...silent,
      coverage: {
        ...silent.coverage,
        unread: unread.map((text) => ({ text, box: silent.personal.names[0]?.box ?? box })),
      },
    },
  ]
  const { findings } = auditReports(reports, { asOf: '2026-11-09' })
  return findings.map(({ ruleKey }) => ruleKey).filter((key) => /mismatch$/.test(key))
}

describe('a number or a date of birth that two bureaus print otherwise', () => {
  it('is a finding where the third bureau’s print does not show it', () => {
    expect(keysWith({})).toEqual(expect.arrayContaining(['ssn_mismatch', 'dob_mismatch']))
  })

  it('is none where the third one’s personal part was not read: it may side with either', () => {
    expect(keysWith({ names: [] })).toEqual([])
  })

  it('is none where a line beside the names was not understood that may say it', () => {
    expect(keysWith({}, ['Taxpayer number XXX-XX-4417'])).toEqual([])
  })
})
