import { describe, expect, it } from 'vitest'
import type { EntryWords } from '../../../../test/support/make-report.ts'
import { keysFor } from '../../../../test/support/rule-keys.ts'

const medical: EntryWords = {
  creditor: 'EXAMPLE RECOVERY LLC',
  originalCreditor: 'PINE VALLEY RADIOLOGY GROUP',
  accountNumber: 'H75010XXXX',
  type: 'Collection',
  opened: '2025-01-15',
  reported: '2026-10-31',
  status: 'Collection account. $1,614 past due as of Oct 2026.',
  balance: 1614,
  originalAmount: 1614,
  pastDue: 1614,
}

describe('collections', () => {
  it('leaves a medical collection alone that is unpaid, large and old', () => {
    expect(keysFor({ Experian: [medical] })).toEqual([])
  })

  it('judges a medical collection by its first amount, not by what is left of it', () => {
    expect(keysFor({ Experian: [{ ...medical, balance: 120, pastDue: 120 }] })).toEqual([])
    expect(keysFor({ Experian: [{ ...medical, originalAmount: 480, balance: 480, pastDue: 480 }] })).toEqual([
      'medical_under_500',
    ])
  })

  it('takes the age of a medical debt from the delinquency, not from the placement', () => {
    const placed = { ...medical, opened: '2026-06-01' }
    // Removal in May 2032 means a first delinquency of about August 2025, over a year ago.
    expect(keysFor({ Experian: [{ ...placed, removalDate: '2032-05' }] })).toEqual([])
    expect(keysFor({ Experian: [{ ...placed, removalDate: '2032-11' }] })).toEqual(['medical_under_1yr'])
    expect(keysFor({ Equifax: [{ ...placed, dofd: '2025-10-01' }] })).toEqual([])
    expect(keysFor({ Equifax: [{ ...placed, dofd: '2025-12-20' }] })).toEqual(['medical_under_1yr'])
  })

  it('reports a paid medical collection once, and a paid collection of another debt not at all', () => {
    const paid = {
      ...medical,
      status: 'Paid, was a collection account.',
      balance: 0,
      pastDue: null,
      originalAmount: 300,
    }
    expect(keysFor({ Experian: [paid] })).toEqual(['paid_medical_collection'])
    expect(keysFor({ Experian: [{ ...paid, originalCreditor: 'VERIDIAN WIRELESS' }] })).toEqual([])
  })

  it('knows a collector that dates the delinquency later than the original creditor', () => {
    const sold: EntryWords = {
      creditor: 'DISCOVER BANK',
      accountNumber: '*2222',
      type: 'Credit Card',
      opened: '2019-01-01',
      status: 'Charge Off',
      balance: 0,
      highBalance: 3000,
      dofd: '2023-01-10',
      remarks: ['Account Transferred or Sold'],
    }
    const buyer: EntryWords = {
      creditor: 'LVNV FUNDING LLC',
      originalCreditor: 'DISCOVER BANK',
      type: 'Debt Buyer Account',
      opened: '2024-05-01',
      status: 'Collection',
      balance: 3000,
      dofd: '2024-01-10',
    }
    expect(keysFor({ Equifax: [sold, buyer] })).toEqual(['reaged_dofd_by_collector'])
  })

  it('lets two debts of different amounts to one utility stand', () => {
    const bill = { ...medical, originalCreditor: 'SUNFIELD GAS AND WATER' }
    const other = { ...bill, creditor: 'NORTHGATE RECOVERY PARTNERS', accountNumber: '129596XXX' }
    expect(
      keysFor({ Experian: [bill, { ...other, balance: 640, originalAmount: 640, pastDue: 640 }] }),
    ).toEqual([])
    expect(keysFor({ Experian: [bill, other] })).toEqual(['multiple_collectors_same_debt'])
  })
})
