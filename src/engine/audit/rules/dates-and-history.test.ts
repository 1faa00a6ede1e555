import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../../test/support/make-report.ts'
import { keysFor, keysOf } from '../../../../test/support/rule-keys.ts'
import { auditReports } from '../audit-reports.ts'

const loan: EntryWords = {
  creditor: 'PRAIRIE STAR AUTO FINANCE',
  accountNumber: '250263XXXXXXX',
  type: 'Auto loan',
  opened: '2021-11-10',
  reported: '2025-12-13',
  status: 'Paid, Closed.',
  balance: 0,
  originalAmount: 21_790,
}

describe('dates and payment histories', () => {
  it('takes the closing date from another bureau where the layout prints none', () => {
    const experian = { ...loan, history: { from: '2025-11', codes: '60 30 OK OK OK*20' } }
    const equifax = {
      ...loan,
      accountNumber: '*2182',
      type: 'Auto Loan',
      status: 'Pays As Agreed',
      closed: '2025-07-08',
      reported: '2025-07-13',
      originalAmount: null,
      highBalance: 21_790,
    }
    expect(keysFor({ Experian: [experian], Equifax: [equifax] })).toEqual(['late_after_closed'])
    expect(keysFor({ Experian: [experian] })).toEqual([])
  })

  it('asks about a jump in the history of two steps or more', () => {
    const jump = (codes: string) => {
      const entry = { ...loan, status: 'Open.', balance: 900, history: { from: '2025-11', codes } }
      const { findings } = auditReports([makeReport('Experian', { entries: [entry] })], {
        asOf: '2026-11-09',
      })
      return findings.map(({ ruleKey, strength }) => `${ruleKey} ${strength}`)
    }
    expect(jump('OK 90 OK*12')).toEqual(['late_jump B'])
    expect(jump('OK 60 OK*12')).toEqual(['late_jump B'])
    expect(jump('30 60 30 OK*12')).toEqual([])
    expect(jump('OK 90 ND OK*12')).toEqual([])
  })

  it('counts seven years and 180 days from the printed first delinquency to the day', () => {
    const old = (dofd: string) => {
      const entry: EntryWords = {
        creditor: 'TD BANK',
        type: 'Charge Account',
        opened: '2015-05-04',
        status: 'Charge Off',
        balance: 100,
        dofd,
      }
      const { findings } = auditReports(
        [makeReport('Equifax', { entries: [entry], reportDate: '2026-11-09' })],
        { asOf: '2026-11-09' },
      )
      return findings.map(({ ruleKey, strength }) => `${ruleKey} ${strength}`)
    }
    expect(old('2019-05-12')).toEqual(['obsolete_negative A'])
    expect(old('2019-05-13')).toEqual(['obsolete_negative B'])
    expect(old('2019-11-10')).toEqual([])
  })

  it('finds an entry that outlived the removal date which the bureau itself prints', () => {
    const entry: EntryWords = {
      creditor: 'TD BANK',
      type: 'Revolving Account',
      opened: '2015-05-04',
      status: 'Charged Off',
      balance: 100,
    }
    expect(keysFor({ TransUnion: [{ ...entry, removalDate: '2026-10' }] })).toEqual(['obsolete_negative'])
    expect(keysFor({ TransUnion: [{ ...entry, removalDate: '2026-11' }] })).toEqual([])
  })

  it('finds a history from before the account existed', () => {
    const entry = {
      ...loan,
      status: 'Open.',
      balance: 900,
      opened: '2024-08-01',
      history: { from: '2025-11', codes: 'OK*30' },
    }
    expect(keysFor({ Experian: [entry] })).toEqual(['history_before_opened'])
    expect(keysFor({ Experian: [{ ...entry, opened: '2023-07-20' }] })).toEqual([])
  })

  it('lets a late mark of an account in good order stand for seven years and not longer', () => {
    const entry = { ...loan, status: 'Open.', balance: 900, opened: '2015-02-01' }
    expect(
      keysFor({ Experian: [{ ...entry, history: { from: '2019-12', codes: 'OK*2 30 OK*3' } }] }),
    ).toEqual(['obsolete_late_payment'])
    expect(keysFor({ Experian: [{ ...entry, history: { from: '2019-12', codes: 'OK 30 OK*3' } }] })).toEqual(
      [],
    )
  })

  it('finds a late month that the text names and the grid shows as paid on time', () => {
    const report = makeReport('Experian', {
      entries: [{ ...loan, status: 'Open.', balance: 900, history: { from: '2025-11', codes: 'OK*6' } }],
    })
    const box = { page: 1, x: 0, y: 0, width: 1, height: 1 }
    const stated = (month: string, code: '30' | 'CO') => ({ month, code, box, raw: `${code} as of ${month}` })
    const withText = (month: string) => ({
      ...report,
      accounts: report.accounts.map((entry) => ({ ...entry, statedLates: [stated(month, '30')] })),
    })
    expect(keysOf([withText('2025-09')])).toEqual(['history_text_conflict'])
    expect(keysOf([withText('2024-09')])).toEqual([])
  })

  it('lets a bankruptcy stand for ten years and not longer', () => {
    const record = (filed: string) =>
      keysOf([makeReport('TransUnion', { records: [{ type: 'Chapter 7 Bankruptcy', filed }] })])
    expect(record('2016-11-08')).toEqual(['bankruptcy_obsolete'])
    expect(record('2016-11-09')).toEqual([])
  })

  it('finds late marks after a bankruptcy filing only on an account that is part of the case', () => {
    const history = { from: '2025-11', codes: '90 60 30 OK*20' }
    const records = [{ type: 'Chapter 7 Bankruptcy', filed: '2025-08-16' }]
    const entry = { ...loan, history, reported: '2025-12-01' }
    const included = { ...entry, type: 'Credit card', status: 'Discharged through Bankruptcy Chapter 7.' }
    expect(keysOf([makeReport('Experian', { entries: [included], records })])).toEqual([
      'late_after_bk_filing',
    ])
    expect(
      keysOf([makeReport('Experian', { entries: [{ ...entry, status: 'Open.', balance: 10 }], records })]),
    ).toEqual([])
  })
})
