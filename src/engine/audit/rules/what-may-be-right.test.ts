/** Strength A is for what arithmetic, the calendar or the law excludes; all that may be right after all is asked. */
import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport, type ReportWords } from '../../../../test/support/make-report.ts'
import { readTruth, sampleSets, truthReports } from '../../../../test/support/truth-report.ts'
import type { Bureau } from '../../report/credit-report.ts'
import { auditReports } from '../audit-reports.ts'
import type { Finding } from '../finding.ts'

function found(reports: Partial<Record<Bureau, EntryWords[]>>, more: ReportWords = {}): Finding[] {
  const made = (Object.entries(reports) as [Bureau, EntryWords[]][]).map(([bureau, entries]) =>
    makeReport(bureau, { ...more, entries }),
  )
  return auditReports(made, { asOf: '2026-11-09' }).findings
}

function oneOf(ruleKey: string, findings: Finding[]): Finding {
  const finding = findings.find((each) => each.ruleKey === ruleKey)
  if (finding === undefined) throw new Error(`no ${ruleKey}`)
  return finding
}

const card: EntryWords = {
  creditor: 'MERIDIAN BANK',
  accountNumber: '*4417',
  type: 'Revolving',
  opened: '2019-03-04',
  reported: '2026-10-12',
  status: 'Pays As Agreed',
  balance: 450,
  creditLimit: 2000,
}
const chargedOff: EntryWords = {
  creditor: 'MERIDIAN BANK',
  accountNumber: '*4417',
  type: 'Credit Card',
  opened: '2019-03-04',
  reported: '2026-10-12',
  status: 'Charge Off',
  balance: 1800,
  dofd: '2023-02-10',
}
const collector: EntryWords = {
  creditor: 'NORTH GATE RECOVERY',
  accountNumber: '*9001',
  type: 'Debt Buyer Account',
  originalCreditor: 'MERIDIAN BANK',
  opened: '2024-01-15',
  reported: '2026-10-20',
  status: 'Collection Account',
  balance: 1800,
  dofd: '2023-02-10',
}

describe('what may be right after all', () => {
  it.each(sampleSets)('asks for no amount of $0 before it was verified what is owed: %s', (set) => {
    const truth = readTruth(set)
    const { findings } = auditReports(truthReports(truth), { asOf: truth.asOf })
    const oneSided = findings.filter(
      ({ request }) => /\$0/.test(request) && !/^Please verify .*\b(if|unless|since)\b/.test(request),
    )
    expect(oneSided.map(({ ruleKey, request }) => `${ruleKey}: ${request}`)).toEqual([])
  })

  it('asks about a credit balance, which may be one', () => {
    const finding = oneOf('negative_balance', found({ Equifax: [{ ...card, balance: -45 }] }))
    expect(finding.strength).toBe('B')
    expect(finding.statement).not.toMatch(/is reported as zero or more/)
    expect(finding.request).toMatch(/verify/)
  })

  it('asks for a limit that another bureau prints, since a gap is no contradiction', () => {
    const finding = oneOf(
      'credit_limit_missing',
      found({
        Equifax: [card],
        TransUnion: [{ ...card, accountNumber: '440066XXXXXX4417', creditLimit: null }],
      }),
    )
    expect(finding.strength).toBe('B')
  })

  it('asks for the date of first delinquency of collections and charge-offs alone, as section 623(a)(5) does', () => {
    const lacking: EntryWords = { ...chargedOff, dofd: null, blank: ['dofd'] }
    const finding = oneOf('missing_dofd', found({ Equifax: [lacking] }))
    expect(finding.strength).toBe('B')
    expect(finding.basis.sentence).toMatch(/placed for collection, charged to profit or loss/)
    expect(finding.basis.sentence).toMatch(/180 days after/)
    const late: EntryWords = { ...lacking, status: '60 Days Past Due', balance: 900 }
    expect(found({ Equifax: [late] }).map(({ ruleKey }) => ruleKey)).not.toContain('missing_dofd')
  })

  it('calls a debt counted twice only where the first entry says that it was sold, and both are of one time', () => {
    const both = (creditor: EntryWords) =>
      found({ Equifax: [creditor, collector] }).map(({ ruleKey, strength }) => `${ruleKey} ${strength}`)
    const sold: EntryWords = { ...chargedOff, remarks: ['Account transferred or sold'] }
    expect(both(chargedOff)).toContain('double_reporting_oc_and_collector B')
    expect(both(sold)).toContain('double_reporting_oc_and_collector A')
    // Last reported before the buyer came: its own sold mark is all there is to say.
    expect(both({ ...sold, reported: '2023-12-01' })).toEqual(['balance_on_transferred_sold A'])
    expect(
      oneOf('double_reporting_oc_and_collector', found({ Equifax: [chargedOff, collector] })).request,
    ).not.toMatch(/\$0/)
  })

  it('asks which of two collectors holds a debt, for a buyer and its agency may both report it', () => {
    const agency: EntryWords = {
      ...collector,
      creditor: 'PINE HOLLOW COLLECTIONS',
      accountNumber: '*7002',
      type: 'Collection Agency',
    }
    const finding = oneOf('multiple_collectors_same_debt', found({ Equifax: [collector, agency] }))
    expect(finding.strength).toBe('B')
    expect(finding.statement).not.toMatch(/cannot be owed/)
    expect(finding.request).not.toMatch(/delete the entry of the other/)
    const sold = { ...agency, remarks: ['Account transferred or sold'] }
    expect(oneOf('multiple_collectors_same_debt', found({ Equifax: [collector, sold] })).strength).toBe('A')
  })

  it('asks about a jump in a history, which a returned payment may explain', () => {
    const loan: EntryWords = {
      ...card,
      type: 'Auto Loan',
      creditLimit: null,
      history: { from: '2026-10', codes: 'OK 90 OK OK*12' },
    }
    const finding = oneOf('late_jump', found({ Equifax: [loan] }))
    expect(finding.strength).toBe('B')
    expect(finding.innocentExplanation).toMatch(/returned/)
    expect(finding.statement).not.toMatch(/can become at most/)
  })

  it("asks which delinquency came before the collection, where a collector's date is later", () => {
    const finding = oneOf(
      'reaged_dofd_by_collector',
      found({ Equifax: [chargedOff, { ...collector, dofd: '2023-09-10' }] }),
    )
    expect(finding.strength).toBe('B')
    expect(finding.innocentExplanation).toMatch(/brought current/)
    expect(finding.request).not.toMatch(/correct the date of first delinquency of the collector/)
  })

  it('says what days two balances are of, and calls them a contradiction only on one day', () => {
    const two = (reported: string) =>
      oneOf(
        'cross_balance_mismatch',
        found({
          Equifax: [card],
          TransUnion: [{ ...card, accountNumber: '440066XXXXXX4417', balance: 1450, reported }],
        }),
      )
    expect(two('2026-10-12')).toMatchObject({ strength: 'A' })
    expect(two('2026-10-12').statement).toMatch(/at one time/)
    expect(two('2026-10-14')).toMatchObject({ strength: 'B' })
    expect(two('2026-10-14').statement).not.toMatch(/at one time/)
  })

  it('asks whether a student loan is a federal one, for which other periods run', () => {
    const loan: EntryWords = {
      creditor: 'HALCYON STUDENT LENDING',
      accountNumber: '*3300',
      type: 'Education Loan',
      opened: '2010-08-04',
      status: 'Charge Off',
      balance: 5400,
      dofd: '2017-03-10',
    }
    const finding = oneOf('obsolete_negative', found({ Equifax: [loan] }))
    expect(finding.strength).toBe('B')
    expect(finding.innocentExplanation).toMatch(/federal student loan/)
    expect(finding.request).toMatch(/verify whether/)
    const late: EntryWords = {
      ...loan,
      dofd: null,
      status: 'Pays As Agreed',
      history: { from: '2018-03', codes: '30 OK OK' },
    }
    expect(oneOf('obsolete_late_payment', found({ Equifax: [late] })).strength).toBe('B')
    const card = { ...loan, type: 'Credit Card', creditor: 'MERIDIAN BANK' }
    expect(oneOf('obsolete_negative', found({ Equifax: [card] })).strength).toBe('A')
  })
})
