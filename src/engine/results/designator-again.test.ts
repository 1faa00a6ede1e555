import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../test/support/make-report.ts'
import { auditReports } from '../audit/audit-reports.ts'
import { compareReports } from './compare-reports.ts'

const sold: EntryWords = {
  creditor: 'ALDER BANK',
  accountNumber: '*4147',
  type: 'Credit Card',
  opened: '2019-03-05',
  closed: '2025-11-23',
  status: 'Pays As Agreed',
  balance: 1805,
  creditLimit: 2000,
  activityDesignator: 'Transfer/Sold',
}
const before = makeReport('Equifax', { entries: [sold] })
const disputed = auditReports([before], { asOf: '2026-11-09' }).findings

const later = (changed: EntryWords) =>
  compareReports(
    before,
    makeReport('Equifax', { reportDate: '2027-01-10', entries: [{ ...sold, ...changed }] }),
    disputed,
    [],
  )

describe('a finding that rests on the Activity Designator, by the next report', () => {
  it('is there to be compared', () => {
    expect(disputed.map(({ ruleKey }) => ruleKey)).toEqual(['balance_on_transferred_sold'])
  })

  it('is verified where the entry is as it was, however it is written', () => {
    expect(later({})).toMatchObject([{ outcome: 'verified' }])
    expect(later({ activityDesignator: 'TRANSFER/SOLD' })).toMatchObject([{ outcome: 'verified' }])
  })

  it('is corrected where the balance is', () => {
    expect(later({ balance: 0 })).toMatchObject([{ outcome: 'corrected' }])
  })

  it('is not verified where the designator is another one', () => {
    expect(later({ activityDesignator: 'Closed' })).not.toMatchObject([{ outcome: 'verified' }])
  })
})
