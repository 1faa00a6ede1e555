/** Rules that follow the CFPB's own evaluators, each with what it must leave alone. */
import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../../test/support/make-report.ts'
import { keysFor, keysOf } from '../../../../test/support/rule-keys.ts'
import { auditReports } from '../audit-reports.ts'

const loan: EntryWords = {
  creditor: 'PRAIRIE STAR AUTO FINANCE',
  accountNumber: '*2182',
  type: 'Auto Loan',
  opened: '2021-11-10',
  reported: '2026-10-13',
  status: 'Repossession',
  balance: 4300,
  dofd: '2025-11-10',
  history: { from: '2026-10', codes: 'RPO RPO 90 60 30 OK*12' },
}
const card: EntryWords = {
  creditor: 'MERIDIAN BANK',
  accountNumber: '*4417',
  type: 'Credit Card',
  opened: '2019-03-04',
  reported: '2026-10-12',
  status: 'Pays As Agreed',
  balance: 450,
  creditLimit: 2000,
}
const has = (key: string, entry: EntryWords) => keysFor({ Equifax: [entry] }).includes(key)

describe('late or due after the property was taken', () => {
  it('is asked about: late marks after the month, or a scheduled payment', () => {
    const late = { ...loan, history: { from: '2026-10', codes: '120 RPO 90 60 30 OK*12' } }
    expect(has('late_after_repossession', late)).toBe(true)
    expect(has('late_after_repossession', { ...loan, monthlyPayment: 310 })).toBe(true)
  })

  it('is nothing where the marks came before, the account was reinstated, or is paid on time again', () => {
    expect(has('late_after_repossession', loan)).toBe(false)
    const reinstated = { ...loan, monthlyPayment: 310, remarks: ['Account reinstated after repossession'] }
    expect(has('late_after_repossession', reinstated)).toBe(false)
    const again = {
      ...loan,
      status: 'Pays As Agreed',
      history: { from: '2026-10', codes: '30 OK RPO 90 60 30' },
    }
    expect(has('late_after_repossession', again)).toBe(false)
    // A foreclosed house and a scheduled payment of zero.
    expect(has('late_after_repossession', { ...loan, status: 'Foreclosure', monthlyPayment: 0 })).toBe(false)
  })
})

describe('different chapters of one bankruptcy', () => {
  const at = (
    bureau: 'Experian' | 'Equifax' | 'TransUnion',
    type: string,
    entries: EntryWords[] = [],
    filed = '2023-05-02',
  ) => makeReport(bureau, { entries, records: [{ type, filed }] })
  const differ = (...reports: Parameters<typeof keysOf>[0]) =>
    keysOf(reports).includes('bankruptcy_chapters_differ')

  it('are asked about, between two bureaus and between a record and an account', () => {
    expect(differ(at('Experian', 'Chapter 7 Bankruptcy'), at('Equifax', 'Chapter 13 Bankruptcy'))).toBe(true)
    const marked = {
      ...card,
      status: 'Included in Bankruptcy',
      remarks: ['Bankruptcy Chapter 13'],
      balance: 0,
    }
    expect(differ(at('Experian', 'Chapter 7 Bankruptcy', [marked]))).toBe(true)
  })

  it('are asked about once for a case that three bureaus list', () => {
    const keys = keysOf([
      at('Experian', 'Chapter 13 Bankruptcy'),
      at('Equifax', 'Chapter 7 Bankruptcy'),
      at('TransUnion', 'Chapter 13 Bankruptcy'),
    ])
    expect(keys.filter((key) => key === 'bankruptcy_chapters_differ')).toHaveLength(1)
  })

  it('are none in two cases, where none is named, or where the account names the right one', () => {
    expect(
      differ(
        at('Experian', 'Chapter 7 Bankruptcy'),
        at('Equifax', 'Chapter 13 Bankruptcy', [], '2015-01-09'),
      ),
    ).toBe(false)
    expect(differ(at('Experian', 'Chapter 7 Bankruptcy'), at('Equifax', 'Bankruptcy'))).toBe(false)
    const marked = {
      ...card,
      status: 'Included in Bankruptcy',
      remarks: ['Bankruptcy Chapter 7'],
      balance: 0,
    }
    expect(differ(at('Experian', 'Chapter 7 Bankruptcy', [marked]))).toBe(false)
  })
})

describe('amounts and dates that do not fit the status', () => {
  it('a late status with $0 printed as past due is asked about, a blank or a paid one is not', () => {
    const late = { ...card, status: '60 Days Past Due', pastDue: 0 }
    expect(has('late_with_nothing_past_due', late)).toBe(true)
    expect(has('late_with_nothing_past_due', { ...card, status: 'Charge Off', pastDue: 0 })).toBe(true)
    expect(has('late_with_nothing_past_due', { ...late, pastDue: null })).toBe(false)
    expect(has('late_with_nothing_past_due', { ...late, pastDue: 90 })).toBe(false)
    expect(has('late_with_nothing_past_due', { ...late, status: 'Charge Off', balance: 0 })).toBe(false)
    expect(
      has('late_with_nothing_past_due', { ...card, status: 'Pays As Agreed, Was 60 Days Late', pastDue: 0 }),
    ).toBe(false)
    const sold = { ...card, status: 'Charge Off', pastDue: 0, remarks: ['Account transferred or sold'] }
    expect(has('late_with_nothing_past_due', sold)).toBe(false)
  })

  it('a charge-off amount on an account in good standing is asked about, after a charge-off it is not', () => {
    expect(has('chargeoff_amount_on_current', { ...card, chargeOffAmount: 700 })).toBe(true)
    expect(has('chargeoff_amount_on_current', { ...card, chargeOffAmount: 0 })).toBe(false)
    const once = { ...card, chargeOffAmount: 700, history: { from: '2026-10', codes: 'OK OK CO CO' } }
    expect(has('chargeoff_amount_on_current', once)).toBe(false)
    expect(has('chargeoff_amount_on_current', { ...card, status: 'Charge Off', chargeOffAmount: 700 })).toBe(
      false,
    )
  })

  it('a date of first delinquency on an account never late is asked about, on one late once it is not', () => {
    const history = { from: '2026-10', codes: 'OK*24' }
    expect(has('dofd_on_account_never_late', { ...card, dofd: '2025-12-01', history })).toBe(true)
    const paid = { ...card, status: 'Paid, Closed/Never Late', balance: 0, dofd: '2019-12-01' }
    expect(has('dofd_on_account_never_late', paid)).toBe(true)
    // The history does not reach the month of the date.
    expect(has('dofd_on_account_never_late', { ...card, dofd: '2021-12-01', history })).toBe(false)
    const late = { ...card, dofd: '2026-08-01', history: { from: '2026-10', codes: 'OK OK 30 OK*12' } }
    expect(has('dofd_on_account_never_late', late)).toBe(false)
    expect(has('dofd_on_account_never_late', { ...card, history })).toBe(false)
  })

  it('a deceased notice on the file of a living person is asked about, wherever it stands', () => {
    const keys = (words: Parameters<typeof makeReport>[1]) => keysOf([makeReport('Experian', words)])
    expect(keys({ notices: ['Our records show this consumer as deceased'] })).toContain('deceased_indicator')
    expect(keys({ entries: [{ ...card, remarks: ['Consumer deceased'] }] })).toContain('deceased_indicator')
    expect(keys({ notices: ['Security freeze'] })).not.toContain('deceased_indicator')
  })

  it('a limit under a shared label, or in the column of narrative 233, is not missing', () => {
    const none = { ...card, creditLimit: null }
    expect(has('credit_limit_missing', none)).toBe(true)
    expect(has('credit_limit_missing', { ...none, originalAmount: 2000 })).toBe(false)
    const narrative = ['233 AMOUNT IN HIGH CREDIT COLUMN IS CREDIT LIMIT']
    expect(has('credit_limit_missing', { ...none, highBalance: 2000, remarks: narrative })).toBe(false)
  })

  it('"Pays account as agreed" is as good as "Paid or paying as agreed"', () => {
    const at = (status: string, more: EntryWords = {}) => ({ ...card, ...more, status })
    const both = keysFor({
      Equifax: [at('Pays account as agreed')],
      TransUnion: [at('Paid or paying as agreed', { accountNumber: '440066XXXXXX4417' })],
    })
    expect(both).toEqual([])
    expect(has('past_due_on_current_account', at('Pays account as agreed', { pastDue: 60 }))).toBe(true)
    expect(has('past_due_on_current_account', at('Paid or paying as agreed', { pastDue: 60 }))).toBe(true)
  })

  it('names the words that say that the account is current, where the status only says that it is open', () => {
    const open = { ...card, status: 'Open', paymentStatus: 'Current', pastDue: 60 }
    const { findings } = auditReports([makeReport('Equifax', { entries: [open] })], { asOf: '2026-11-01' })
    const [finding] = findings.filter(({ ruleKey }) => ruleKey === 'past_due_on_current_account')
    expect(finding?.facts).toMatchObject({ status: 'Current' })
  })
})
