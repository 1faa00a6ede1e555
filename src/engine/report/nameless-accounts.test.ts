import { describe, expect, it } from 'vitest'
import type { CreditReport, Tradeline } from './credit-report.ts'
import { isNoName, withoutNameless } from './nameless-accounts.ts'

const box = { page: 1, x: 40, y: 90, width: 100, height: 10 }
const account = (id: string, name: string) =>
  ({ id, creditor: { value: name, raw: name, box } }) as unknown as Tradeline
const reportOf = (...accounts: Tradeline[]) =>
  ({
    accounts,
    coverage: { found: { accounts: accounts.length, hardInquiries: 0, publicRecords: 0 }, unread: [] },
  }) as unknown as CreditReport

describe('isNoName', () => {
  it.each([
    'Information',
    'Account Information',
    'Installment',
    'Jul 30, 2021',
    'July 2021',
    '07/30/2021',
    'Chapter 7 Bankruptcy',
    'Number',
    'Historical',
    'November',
    '60 months',
  ])('takes %s for no name', (text) => expect(isNoName(text)).toBe(true))
  it.each([
    'INFORMATION SYSTEMS CREDIT UNION',
    'CURRENT BANK',
    'MAY 1 FINANCIAL',
    'CHAPTER ONE BOOKS',
    '1ST FRANKLIN',
    'CLOSED LOOP FINANCE',
    'MARCH OF DIMES FCU',
    'NUMBER ONE AUTO',
  ])('takes %s for a name', (text) => expect(isNoName(text)).toBe(false))
})

describe('withoutNameless', () => {
  it('makes no account of what is no name, and says that the line was not understood', () => {
    const read = withoutNameless(reportOf(account('a', 'HARBOR BANK'), account('b', 'Information')))
    expect(read.accounts.map(({ id }) => id)).toEqual(['a'])
    expect(read.coverage.found.accounts).toBe(1)
    expect(read.coverage.unread).toEqual([{ text: 'Information', box }])
  })

  it('leaves a report as it is whose accounts have names', () => {
    const whole = reportOf(account('a', 'HARBOR BANK'))
    expect(withoutNameless(whole)).toBe(whole)
  })
})
