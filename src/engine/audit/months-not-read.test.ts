import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../test/support/make-report.ts'
import { laterSampleSets, readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import type { CreditReport, HistoryMonth, Tradeline } from '../report/credit-report.ts'
import { auditReports } from './audit-reports.ts'
import type { Finding } from './finding.ts'
import { historyEvidence } from './make-finding.ts'

const everySet = [...sampleSets, ...laterSampleSets]

const saysOf = ({ ruleKey, evidence }: Finding): string =>
  JSON.stringify([
    ruleKey,
    ...evidence.map(({ bureau, itemId, field, label, printed }) => [bureau, itemId, field, label, printed]),
  ])

function withoutMonths(entry: Tradeline, isLost: (month: HistoryMonth) => boolean): Tradeline {
  return {
    ...entry,
    history: entry.history.filter((month) => !isLost(month)),
    unreadMonths: entry.history.filter(isLost).map(({ month, box }) => ({ month, box })),
  }
}

const all = (reports: CreditReport[], asOf: string): Finding[] => {
  const { findings, questions } = auditReports(reports, { asOf })
  return [...findings, ...questions]
}

const quotesHistory = ({ evidence }: Finding) => evidence.some(({ field }) => field === 'history')

describe('a month that was not read', () => {
  it.each(everySet)('takes with it what rests on it, and makes no finding: %s', (set) => {
    const truth = readTruth(set)
    const reports = truthReports(truth)
    const whole = all(reports, truth.asOf)
    const quoted = whole.filter(quotesHistory)
    for (const finding of quoted) {
      const lines = finding.evidence.filter(({ field }) => field === 'history')
      const isLost = (entry: Tradeline) => (month: HistoryMonth) =>
        lines.some((line) => line.itemId === entry.id && line.label === historyEvidence(entry, month).label)
      const lost = reports.map((report) => ({
        ...report,
        accounts: report.accounts.map((entry) =>
          entry.history.some(isLost(entry)) ? withoutMonths(entry, isLost(entry)) : entry,
        ),
      }))
      const left = all(lost, truth.asOf)
      const known = new Set(whole.flatMap(({ evidence }) => evidence.map((line) => JSON.stringify(line))))
      expect(left.map(saysOf)).not.toContain(saysOf(finding))
      for (const each of left.filter(quotesHistory)) {
        // What is still said quotes what is printed, of which the lost months are no part.
        for (const line of each.evidence.filter(({ field }) => field === 'history'))
          expect(lines.some((gone) => gone.itemId === line.itemId && gone.label === line.label)).toBe(false)
        expect(whole.some(({ ruleKey }) => ruleKey === each.ruleKey)).toBe(true)
      }
      expect(known.size).toBeGreaterThan(0)
    }
  })

  const newest: EntryWords = {
    creditor: 'COPPERTREE BANKCARD',
    accountNumber: '4455XXXX',
    opened: '2020-01-01',
    status: 'Open/Never late.',
    balance: 100,
  }
  const audited = (codes: string, lost: readonly string[]) => {
    const report = makeReport('Experian', { entries: [{ ...newest, history: { from: '2026-05', codes } }] })
    const accounts = report.accounts.map((entry) => withoutMonths(entry, ({ month }) => lost.includes(month)))
    return all([{ ...report, accounts }], '2026-11-09')
  }

  it('leaves what the other months say', () => {
    expect(audited('OK 30 OK OK', ['2026-02']).map(({ ruleKey }) => ruleKey)).toContain(
      'status_history_conflict',
    )
  })

  it('is no step over which a history jumps', () => {
    expect(audited('OK 90 OK OK', []).map(({ ruleKey }) => ruleKey)).toContain('late_jump')
    expect(audited('OK 90 OK OK', ['2026-03']).map(({ ruleKey }) => ruleKey)).not.toContain('late_jump')
  })
})
