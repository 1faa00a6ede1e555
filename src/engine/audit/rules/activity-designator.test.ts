import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../../test/support/make-report.ts'
import { keysFor } from '../../../../test/support/rule-keys.ts'
import { spanishFindings } from '../../../shared/findings/es/spanish-findings.ts'
import { wordFinding } from '../../../shared/findings/word-finding.ts'
import { auditReports } from '../audit-reports.ts'
import type { Finding } from '../finding.ts'

const card: EntryWords = {
  creditor: 'DISCOVER BANK',
  accountNumber: '*5145',
  type: 'Credit Card',
  responsibility: 'Individual Account',
  opened: '2019-04-20',
  reported: '2026-10-11',
  closed: '2025-11-23',
  status: 'Pays As Agreed',
  balance: 0,
  highBalance: 3000,
  creditLimit: 4000,
}
const chargedOff: EntryWords = {
  ...card,
  status: 'Charge Off',
  chargeOffAmount: 1805,
  dofd: '2025-05-14',
  history: { from: '2026-10', codes: 'CO*12 180 150 120 90 60 30 OK*10' },
}

function findingsOn(...entries: EntryWords[]): Finding[] {
  return auditReports([makeReport('Equifax', { entries })], { asOf: '2026-11-09' }).findings
}
const linesOf = ({ evidence }: Finding): string[] =>
  evidence.map(({ label, printed }) => `${label}: ${printed}`)

describe('an account that its Activity Designator says was sold', () => {
  const sold: EntryWords = { ...chargedOff, activityDesignator: 'Transfer/Sold' }

  it('shows no balance, as the designator itself proves', () => {
    const [finding, ...others] = findingsOn({ ...sold, balance: 1805, pastDue: 1805 })
    expect(others).toEqual([])
    expect(finding).toMatchObject({ ruleKey: 'balance_on_transferred_sold', strength: 'A' })
    expect(finding === undefined ? [] : linesOf(finding)).toEqual([
      'Balance: 1805',
      'Amount past due: 1805',
      'Status: Charge Off',
      'Activity Designator: Transfer/Sold',
    ])
    expect(finding?.statement).toBe(
      'DISCOVER BANK (account *5145) is reported with the Activity Designator "Transfer/Sold", and the same entry still shows a balance of $1,805. A company that no longer owns an account is owed nothing on it.',
    )
    expect(finding && wordFinding(spanishFindings, finding)?.statement).toContain(
      'el indicador de actividad (Activity Designator) "Transfer/Sold"',
    )
  })

  it.each([
    ['with nothing owed', {}],
    ['with nothing owed and what was charged off', { chargeOffAmount: 1805 }],
    ['and moved inside the company', { balance: 1805, remarks: ['Account transferred to another office'] }],
    ['and in bankruptcy', { balance: 1805, remarks: ['Included in Chapter 7 bankruptcy'] }],
  ] as [string, EntryWords][])('is in order %s', (_, words) => {
    expect(findingsOn({ ...sold, ...words }).map(({ ruleKey }) => ruleKey)).not.toContain(
      'balance_on_transferred_sold',
    )
  })

  it('is counted twice where its collector asks for it too', () => {
    const collector: EntryWords = {
      creditor: 'LVNV FUNDING LLC',
      accountNumber: '*4401',
      type: 'Debt Buyer Account',
      opened: '2026-02-01',
      reported: '2026-10-12',
      status: 'Collection',
      originalCreditor: 'DISCOVER BANK',
      balance: 1805,
      pastDue: 1805,
      dofd: '2025-05-14',
    }
    const twice = findingsOn({ ...sold, balance: 1805 }, collector).find(
      ({ ruleKey }) => ruleKey === 'double_reporting_oc_and_collector',
    )
    expect(twice?.strength).toBe('A')
    expect(twice === undefined ? [] : linesOf(twice)).toContain('Activity Designator: Transfer/Sold')
  })
})

describe('an account that its Activity Designator says was paid', () => {
  const paid: EntryWords = { ...card, activityDesignator: 'Paid and Closed' }

  it.each([
    ['balance_on_paid_or_settled', { balance: 840 }, 'a balance of $840'],
    ['past_due_on_paid_or_zero', { balance: 840, pastDue: 97 }, 'an amount past due of $97'],
    ['payment_due_on_paid', { monthlyPayment: 45 }, 'a scheduled payment of $45'],
  ] as [string, EntryWords, string][])('makes %s, and is quoted', (key, words, amount) => {
    const finding = findingsOn({ ...paid, ...words }).find(({ ruleKey }) => ruleKey === key)
    expect(finding?.statement).toContain(amount)
    expect(finding?.statement).toContain('the Activity Designator "Paid and Closed"')
    expect(finding === undefined ? [] : linesOf(finding)).toContain('Activity Designator: Paid and Closed')
    expect(finding && wordFinding(spanishFindings, finding)?.statement).toContain('"Paid and Closed"')
  })

  it('is in order with nothing owed', () => {
    expect(findingsOn(paid)).toEqual([])
  })

  it('is said by its status as before where that says it', () => {
    const before = findingsOn({ ...card, status: 'Paid', balance: 840 })
    const after = findingsOn({ ...paid, status: 'Paid', balance: 840 })
    expect(after.map(({ fingerprint, statement }) => [fingerprint, statement])).toEqual(
      before.map(({ fingerprint, statement }) => [fingerprint, statement]),
    )
  })

  it('differs from no other bureau that prints no such field', () => {
    const { activityDesignator: _, ...other } = { ...paid, status: 'Paid, Closed/Never late.' }
    expect(keysFor({ Equifax: [paid], Experian: [other] })).toEqual([])
    expect(keysFor({ Equifax: [{ ...card, activityDesignator: 'Closed' }], TransUnion: [card] })).toEqual([])
  })
})

describe('an account that its Activity Designator says is closed', () => {
  const { closed: _, ...undated } = card

  it('may still be paid off', () => {
    expect(findingsOn({ ...card, balance: 900, activityDesignator: 'Closed' })).toEqual([])
  })

  it('is not shown as open while another bureau shows it as closed', () => {
    const entry = { ...undated, activityDesignator: 'Closed' }
    expect(
      keysFor({ Equifax: [entry], Experian: [{ ...card, status: 'Paid, Closed/Never late.' }] }),
    ).toEqual([])
  })

  it('is shown as closed to a bureau that shows it open since', () => {
    const reports = [
      makeReport('Equifax', {
        entries: [{ ...undated, reported: '2026-05-02', activityDesignator: 'Closed' }],
      }),
      makeReport('Experian', { entries: [{ ...undated, status: 'Open/Never late.' }] }),
    ]
    const { findings } = auditReports(reports, { asOf: '2026-11-09' })
    const finding = findings.find(({ ruleKey }) => ruleKey === 'closed_reported_open')
    expect(finding === undefined ? [] : linesOf(finding)).toContain('Activity Designator: Closed')
  })
})
