import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../test/support/make-report.ts'
import { auditReports } from './audit-reports.ts'

const wrong: EntryWords = {
  creditor: 'COPPERTREE BANKCARD',
  status: 'Pays As Agreed',
  balance: 100,
  pastDue: 900,
}
const neverLate: EntryWords = {
  creditor: 'MERIDIAN BANK',
  status: 'Open/Never late.',
  history: { from: '2026-05', codes: 'OK 30 OK' },
}

function findingsOf(words: Parameters<typeof makeReport>[1]) {
  return auditReports([makeReport('Equifax', words)], { asOf: '2026-11-09' }).findings
}

describe('a report read with less certainty', () => {
  it('in a layout known by its labels alone gives no finding of strength A', () => {
    expect(findingsOf({ entries: [wrong] }).map(({ strength }) => strength)).toEqual(['A'])
    expect(findingsOf({ entries: [wrong], family: 'labelled' }).map(({ strength }) => strength)).toEqual([
      'B',
    ])
  })

  it('as a scan gives every piece of evidence the confidence of its reading', () => {
    const [finding] = findingsOf({ entries: [wrong], source: 'scan', confidence: 0.83 })
    expect(finding?.evidence.length).toBeGreaterThan(1)
    expect(new Set(finding?.evidence.map(({ confidence }) => confidence))).toEqual(new Set([0.83]))
  })

  it('as a scan gives a month of the history the confidence of its entry', () => {
    const [finding] = findingsOf({ entries: [neverLate], source: 'scan', confidence: 0.71 })
    const month = finding?.evidence.find(({ field }) => field === 'history')
    expect(month?.confidence).toBe(0.71)
  })

  it('as a scan is never certain, however sure the reading was', () => {
    const [finding] = findingsOf({ entries: [wrong], source: 'scan' })
    expect(finding?.evidence.every(({ confidence }) => (confidence ?? 1) < 1)).toBe(true)
  })

  it('leaves the evidence of a text report as it is, and the fingerprint of a scan', () => {
    const [text] = findingsOf({ entries: [wrong] })
    const [scan] = findingsOf({ entries: [wrong], source: 'scan', confidence: 0.5 })
    expect(text?.evidence.some((line) => 'confidence' in line)).toBe(false)
    expect(scan?.fingerprint).toBe(text?.fingerprint)
  })
})
