import { describe, expect, it } from 'vitest'
import { compareWithTruth, describeComparison, fieldTotals } from './compare-with-truth.ts'
import { readTruth, sampleSets, truthReports } from './truth-report.ts'

describe('comparing a report with the truth', () => {
  it.each(sampleSets)('finds no difference between %s and itself', (set) => {
    const truth = readTruth(set)
    const comparisons = truthReports(truth).map((report, at) => {
      const expected = truth.reports[at]
      if (expected === undefined) throw new Error('the truth has fewer reports than were made of it')
      return compareWithTruth(report, expected)
    })
    expect(comparisons.flatMap(describeComparison)).toEqual([])
    expect(fieldTotals(comparisons).filter(({ precision, recall }) => precision < 1 || recall < 1)).toEqual(
      [],
    )
  })

  it('names a missing account, an invented one and a value that differs', () => {
    const truth = readTruth('set-1')
    const expected = truth.reports[0]
    const report = truthReports(truth)[0]
    if (expected === undefined || report === undefined) throw new Error('set-1 has no report')
    const [first, second, ...others] = report.accounts
    if (first?.balance == null || second === undefined) throw new Error('set-1 begins otherwise')
    const invented = { ...second, creditor: { ...second.creditor, value: 'NOBODY BANK' } }
    const changed = { ...first, balance: { ...first.balance, value: first.balance.value + 1 } }
    const comparison = compareWithTruth({ ...report, accounts: [changed, invented, ...others] }, expected)
    expect(comparison.accounts.missing).toHaveLength(1)
    expect(comparison.accounts.invented[0]).toContain('NOBODY BANK')
    expect(comparison.differences[0]).toMatchObject({
      field: 'balance',
      expected: `'${first.balance.value}'`,
      read: `'${first.balance.value + 1}'`,
    })
    expect(comparison.fields.find(({ field }) => field === 'balance')?.recall).toBeLessThan(1)
  })

  it('takes an account of a scan whose name or number has other signs for that account, with a wrong value', () => {
    const expected = readTruth('set-1').reports[0]
    const report = truthReports(readTruth('set-1'))[0]
    if (expected === undefined || report === undefined) throw new Error('set-1 has no report')
    const [first, second, ...others] = report.accounts
    if (first === undefined || second?.accountNumber == null) throw new Error('set-1 begins otherwise')
    const misread = { ...first, creditor: { ...first.creditor, value: `${first.creditor.value}I` } }
    const number = { ...second.accountNumber, value: `${second.accountNumber.value}1` }
    const accounts = [misread, { ...second, accountNumber: number }, ...others]
    const compare = (isScan: boolean) => compareWithTruth({ ...report, accounts }, expected, isScan)
    expect(compare(true).accounts).toMatchObject({ missing: [], invented: [] })
    expect(compare(true).differences.map(({ field }) => field)).toEqual(['creditor', 'accountNumber'])
    expect(compare(false).accounts.missing).toHaveLength(2)
  })

  it('counts every value as lost when a file was not read', () => {
    const expected = readTruth('set-1').reports[0]
    if (expected === undefined) throw new Error('set-1 has no report')
    const { accounts, fields } = compareWithTruth(null, expected)
    expect(accounts).toMatchObject({ expected: expected.accounts.length, found: 0, invented: [] })
    expect(fields.every(({ read, right }) => read === 0 && right === 0)).toBe(true)
    expect(fields.find(({ field }) => field === 'history')?.expected).toBeGreaterThan(100)
  })
})
