import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../../test/support/make-report.ts'
import { auditReports } from '../audit-reports.ts'

const loan: EntryWords = {
  creditor: 'AFFIRM INC',
  type: 'Installment',
  accountNumber: 'AFRM7****',
  opened: '2026-09-03',
  originalAmount: 120,
  status: 'Pays As Agreed',
}
const later = { ...loan, opened: '2026-09-17' }

function isCalledTwice(entries: EntryWords[]): boolean {
  const { findings, questions } = auditReports([makeReport('Experian', { entries })], { asOf: '2026-11-09' })
  return [...findings, ...questions].some(({ ruleKey }) => ruleKey === 'duplicate_tradeline')
}

describe('loans for one purchase each, paid in a few instalments', () => {
  it('are no duplicates of one another, though one lender opens several in a month', () => {
    expect(isCalledTwice([loan, later])).toBe(false)
    const named = { creditor: 'GOLDLEAF BANK', loanType: 'Buy Now Pay Later' }
    expect(
      isCalledTwice([
        { ...loan, ...named },
        { ...later, ...named },
      ]),
    ).toBe(false)
  })

  it('are one where the number is printed whole, as other loans are by what their numbers show', () => {
    const whole = { accountNumber: 'AFRM70012345' }
    expect(
      isCalledTwice([
        { ...loan, ...whole },
        { ...later, ...whole },
      ]),
    ).toBe(true)
    const bank = { creditor: 'GOLDLEAF BANK' }
    expect(
      isCalledTwice([
        { ...loan, ...bank },
        { ...later, ...bank },
      ]),
    ).toBe(true)
  })
})
