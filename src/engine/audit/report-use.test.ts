import { describe, expect, it } from 'vitest'
import { inEnglish, inSpanish } from '../../../test/support/in-words.ts'
import { makeReport } from '../../../test/support/make-report.ts'
import type { Coverage, UnreadMonth } from '../report/credit-report.ts'
import { reportUse } from './report-use.ts'

const entries = [{ creditor: 'MERIDIAN BANK' }, { creditor: 'COPPERTREE BANKCARD' }]
const half = {
  stated: { accounts: 4, hardInquiries: null, publicRecords: null },
  found: { accounts: 2, hardInquiries: 0, publicRecords: 0 },
}
const useOf = (coverage: Partial<Coverage>) => reportUse(makeReport('Equifax', { entries, coverage }))

describe('a report', () => {
  it('counts whole where all of it is proven', () => {
    expect(useOf({})).toEqual({ use: 'whole', sentence: null })
  })

  it('counts with the accounts that are proven, where half of them could not be read', () => {
    const unproven = [{ item: 'accounts', part: 'all', because: 'count' }] as const
    expect(inEnglish(useOf({ ...half, unproven: [...unproven] }))).toEqual({
      use: 'part',
      sentence:
        'The Equifax report counts 4 accounts; 2 accounts could be read. What was not read is left out; everything else is used. To have all of it looked at, upload the PDF that the bureau itself gives.',
    })
  })

  it('counts for nothing where no account of it is proven, or where it was read before there was a proof', () => {
    const nothing =
      'The Equifax report counts 4 accounts; 2 accounts could be read. No letter is written on a report read in part.'
    const unproven = ['equifax-01', 'equifax-02'].map((item) => ({
      item,
      part: 'all' as const,
      because: 'open_block' as const,
    }))
    expect(inEnglish(useOf({ ...half, unproven }))).toEqual({ use: 'nothing', sentence: nothing })
    expect(inEnglish(useOf(half))).toEqual({ use: 'nothing', sentence: nothing })
  })

  it('says how many accounts are left out, in both languages', () => {
    const part = { part: 'all', because: 'open_block' } as const
    const { use, sentence } = useOf({ unproven: [{ item: 'equifax-01', ...part }] })
    expect(use).toBe('part')
    expect(inEnglish(sentence)).toMatch(
      /^One account of the Equifax report could not be read to its end\. What was not/,
    )
    expect(inSpanish(sentence)).toMatch(/^Una cuenta del informe de Equifax no se pudo.*agencia\.$/)
  })

  it('counts in part where months show a sign that the file does not say, and says how many, in both languages', () => {
    const report = makeReport('Equifax', { entries })
    const [first, ...others] = report.accounts
    if (first === undefined) throw new Error('no account')
    const unread = (...months: string[]) => months.map((month) => ({ month, box: first.creditor.box }))
    const withMonths = (unreadMonths: UnreadMonth[]) =>
      reportUse({ ...report, accounts: [{ ...first, unreadMonths }, ...others] })
    const { use, sentence } = withMonths(
      unread('2026-01', '2026-02').map((each) => ({ ...each, isSign: true })),
    )
    expect(use).toBe('part')
    expect(inEnglish(sentence)).toMatch(
      /^In the payment histories of the Equifax report 2 months show signs /,
    )
    expect(inSpanish(sentence)).toMatch(
      /^En los historiales de pagos del informe de Equifax, 2 meses muestran /,
    )
    // A cell that was misread is a line that was not understood, and counts among those.
    expect(withMonths(unread('2026-01')).use).toBe('whole')
  })
})
