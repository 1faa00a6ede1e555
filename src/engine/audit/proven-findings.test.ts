import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../test/support/make-report.ts'
import type { UnprovenPart } from '../report/credit-report.ts'
import { auditReports } from './audit-reports.ts'
import { notWorthDisputing } from './not-worth-disputing.ts'

const wrong: EntryWords = {
  creditor: 'COPPERTREE BANKCARD',
  accountNumber: '4455XXXX',
  status: 'Open/Never late.',
  balance: 100,
  pastDue: 900,
  history: { from: '2026-05', codes: 'OK 30 OK' },
}
const other: EntryWords = { ...wrong, creditor: 'MERIDIAN BANK', accountNumber: '9911XXXX' }

function audited(unproven: UnprovenPart[]) {
  const report = makeReport('Experian', { entries: [wrong, other], coverage: { unproven } })
  const { findings, questions } = auditReports([report], { asOf: '2026-11-09' })
  return {
    keys: findings.map(({ ruleKey, accounts }) => `${ruleKey} ${accounts[0]?.itemId}`).sort(),
    findings,
    questions,
    report,
  }
}

describe('what is not proven', () => {
  const whole = audited([])

  it('takes an account out whose block was not closed, and leaves the other one alone', () => {
    const { keys, findings, questions, report } = audited([
      { item: 'experian-01', part: 'all', because: 'open_block' },
    ])
    expect(keys).toEqual(whole.keys.filter((key) => key.endsWith('experian-02')))
    expect(keys.length).toBeGreaterThan(1)
    const listed = notWorthDisputing([report], findings, questions)
    expect(listed.some(({ itemId }) => itemId === 'experian-01')).toBe(false)
  })

  it('asks the client about what rests on a history, and about nothing else of the account', () => {
    const { findings, keys } = audited([
      { item: 'experian-01', part: 'history', because: 'two_codes_a_month' },
    ])
    expect(keys).toEqual(whole.keys)
    const asked = findings.filter(({ evidence }) => evidence.some(({ confidence = 1 }) => confidence < 1))
    expect(asked.map(({ ruleKey, accounts }) => `${ruleKey} ${accounts[0]?.itemId}`)).toEqual([
      'status_history_conflict experian-01',
    ])
    expect(asked[0]?.evidence.map(({ field, confidence = 1 }) => [field, confidence])).toContainEqual([
      'history',
      0.5,
    ])
  })

  it('asks the client about a value in a form that its field cannot have', () => {
    const { findings } = audited([{ item: 'experian-02', part: 'pastDue', because: 'wrong_form' }])
    const asked = findings.filter(({ evidence }) => evidence.some(({ confidence = 1 }) => confidence < 1))
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked.flatMap(({ accounts }) => accounts.map(({ itemId }) => itemId)))).toEqual(
      new Set(['experian-02']),
    )
  })

  it('makes no finding by being left out', () => {
    const parts = ['balance', 'history', 'status', 'opened', 'accountNumber'] as const
    for (const part of parts) {
      const { keys } = audited([{ item: 'experian-01', part, because: 'wrong_form' }])
      expect(keys.filter((key) => !whole.keys.includes(key))).toEqual([])
    }
  })

  it('says of no field that it is empty whose value may stand in a line that was not understood', () => {
    const card: EntryWords = {
      ...other,
      type: 'Credit Card',
      status: 'Open',
      pastDue: 0,
      history: { from: '2026-05', codes: 'OK OK OK OK' },
    }
    const keysOf = (unproven: UnprovenPart[]) =>
      auditReports([makeReport('Equifax', { entries: [card], coverage: { unproven } })], {
        asOf: '2026-11-09',
      }).findings.map(({ ruleKey }) => ruleKey)
    expect(keysOf([])).toContain('credit_limit_missing')
    const hidden: UnprovenPart = { item: 'equifax-01', part: 'creditLimit', because: 'perhaps_printed' }
    expect(keysOf([hidden])).not.toContain('credit_limit_missing')
  })

  it('calls no order of dates impossible of a debt that may have been bought, as a label nobody knows may say', () => {
    const debt: EntryWords = {
      ...other,
      type: 'Open',
      opened: '2022-10-03',
      dofd: '2021-11-21',
      status: 'Charge Off',
    }
    const keysWith = (unproven: UnprovenPart[]) => {
      const report = makeReport('Equifax', { entries: [debt], coverage: { unproven } })
      return auditReports([report], { asOf: '2026-11-09' }).findings.map(({ ruleKey }) => ruleKey)
    }
    expect(keysWith([])).toContain('dofd_before_opened')
    expect(keysWith([{ item: 'equifax-01', part: 'loanType', because: 'perhaps_printed' }])).not.toContain(
      'dofd_before_opened',
    )
  })

  it('asks about no collection that an entry of another bureau may explain, whose kind may stand unread', () => {
    const debt: EntryWords = {
      creditor: 'PORTFOLIO RECOVERY ASSOCIATES LLC',
      accountNumber: '*7473',
      type: 'Debt Buyer Account',
      status: 'Collection',
      opened: '2024-12-07',
      originalCreditor: 'HSBC BANK NEVADA',
      balance: 2079,
    }
    const elsewhere = {
      ...debt,
      creditor: 'PORTFOLIO RECOVERY',
      accountNumber: '31348899****',
      type: 'Open Account',
    }
    const asked = (entry: EntryWords, unproven: UnprovenPart[]) => {
      const reports = [
        makeReport('Equifax', { entries: [debt] }),
        makeReport('TransUnion', { entries: [entry], coverage: { unproven } }),
      ]
      return auditReports(reports, { asOf: '2026-11-09' }).questions.map(({ ruleKey }) => ruleKey)
    }
    const hidden: UnprovenPart = { item: 'transunion-01', part: 'loanType', because: 'perhaps_printed' }
    expect(asked(elsewhere, [])).toContain('account_not_recognised')
    expect(asked(elsewhere, [hidden])).not.toContain('account_not_recognised')
    expect(asked({ ...elsewhere, creditor: 'MERIDIAN BANK', originalCreditor: null }, [hidden])).toContain(
      'account_not_recognised',
    )
  })

  it('asks about no collection whose original creditor may stand unread', () => {
    const debt: EntryWords = { ...other, type: 'Collection', section: 'collections', status: 'Collection' }
    const asked = (unproven: UnprovenPart[]) => {
      const reports = [
        makeReport('Equifax', { entries: [debt], coverage: { unproven } }),
        makeReport('Experian', { entries: [wrong] }),
      ]
      return auditReports(reports, { asOf: '2026-11-09' }).questions.map(({ ruleKey }) => ruleKey)
    }
    expect(asked([])).toContain('account_not_recognised')
    expect(
      asked([{ item: 'equifax-01', part: 'originalCreditor', because: 'perhaps_printed' }]),
    ).not.toContain('account_not_recognised')
  })
})
