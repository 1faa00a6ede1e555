import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../test/support/make-report.ts'
import { propertyRuns, soaked } from '../../../test/support/soak-share.ts'
import { laterSampleSets, readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import type { CreditReport, HistoryCode, HistoryMonth, Tradeline } from '../report/credit-report.ts'
import { auditReports, everyFinding } from './audit-reports.ts'
import type { Finding } from './finding.ts'
import { historyEvidence } from './make-finding.ts'
import { holdingWhateverMonths, mostMonths } from './months-not-read.ts'
import { possibleCodes } from './months-tried.ts'

const everySet = [...sampleSets, ...laterSampleSets]
const someSets = ['set-4', 'set-8', 'set-12'] as const

const saysOf = ({ ruleKey, evidence }: Finding): string => JSON.stringify([ruleKey, ...evidence.map(lineOf)])

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
  it.each(soaked(everySet.slice(0, 1), everySet))(
    'takes with it what rests on it, and makes no finding: %s',
    (set) => {
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
    },
  )

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

  it('may be what a finding needs not to be there', () => {
    const keysOf = (lost: readonly string[]) => {
      const entries = [{ ...newest, status: 'Open/Current', dofd: '2026-03-10', history }]
      const report = makeReport('Experian', { entries })
      const accounts = report.accounts.map((entry) =>
        withoutMonths(entry, ({ month }) => lost.includes(month)),
      )
      return all([{ ...report, accounts }], '2026-11-09').map(({ ruleKey }) => ruleKey)
    }
    const history = { from: '2026-05', codes: 'OK OK OK OK OK OK' }
    expect(keysOf([])).toContain('dofd_on_account_never_late')
    // A month that was late would belong to a delinquency that the date may be of.
    expect(keysOf(['2026-01'])).not.toContain('dofd_on_account_never_late')
  })

  const chargedOff: EntryWords = {
    creditor: 'COPPERTREE BANKCARD',
    accountNumber: '*2222',
    opened: '2018-03-01',
    status: 'Charge Off',
    balance: 3000,
    chargeOffAmount: 3000,
    history: { from: '2026-10', codes: 'CO*38 180 150 120 90 60 30 OK*6' },
  }
  const reaged = (lost: readonly string[]) => {
    const before = makeReport('Experian', {
      reportDate: '2026-03-02',
      entries: [{ ...chargedOff, dofd: '2023-02-10' }],
    })
    const now = makeReport('Experian', {
      reportDate: '2026-11-09',
      entries: [{ ...chargedOff, dofd: '2024-06-10' }],
    })
    const accounts = now.accounts.map((entry) => withoutMonths(entry, ({ month }) => lost.includes(month)))
    const { findings } = auditReports([{ ...now, accounts }], { asOf: '2026-11-09', earlier: [before] })
    return findings.filter(({ ruleKey }) => ruleKey === 'reaged_between_uploads')
  }

  it('may be another than the month beside it: late in one and on time in the next began anew', () => {
    expect(reaged([])).toHaveLength(1)
    expect(reaged(['2022-12'])).toHaveLength(1)
    expect(reaged(['2023-02', '2023-03'])).toHaveLength(0)
  })

  it('lets nothing stand that looks at a history of which more were not read than can be tried', () => {
    const months = (count: number) =>
      Array.from({ length: count }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`)
    const late = (lost: readonly string[]) =>
      audited('30 30 OK*30', lost).some(({ ruleKey }) => ruleKey === 'status_history_conflict')
    expect(late(months(mostMonths))).toBe(true)
    expect(late(months(mostMonths + 1))).toBe(false)
  })

  const codes = fc.constantFrom(...possibleCodes)
  /** Some accounts with months that were not read, one beside the other or apart, and what these months may have been. */
  const losses = fc.record({
    set: fc.constantFrom(...someSets),
    lost: fc.array(
      fc.record({
        account: fc.nat({ max: 99 }),
        months: fc.array(fc.nat({ max: 83 }), { minLength: 1, maxLength: 2 }),
        isNextToo: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    mixtures: fc.array(fc.array(fc.option(codes), { minLength: 40, maxLength: 40 }), {
      minLength: 6,
      maxLength: 6,
    }),
  })

  it('in whatever mixture with others changes nothing of what stands', { timeout: 120_000 }, () => {
    const truths = new Map<string, { asOf: string; reports: CreditReport[] }>(
      someSets.map((set) => {
        const truth = readTruth(set)
        return [set, { asOf: truth.asOf, reports: truthReports(truth) }]
      }),
    )
    fc.assert(
      fc.property(losses, ({ set, lost, mixtures }) => {
        const { asOf, reports } = truths.get(set) ?? { asOf: '', reports: [] }
        const entries = reports
          .flatMap(({ accounts }) => accounts)
          .filter(({ history }) => history.length > 0)
        const gone = new Map<Tradeline, ReadonlySet<string>>()
        for (const { account, months, isNextToo } of lost) {
          const entry = entries[account % entries.length]
          if (entry === undefined) continue
          const places = months.flatMap((at) => {
            const place = at % entry.history.length
            return isNextToo ? [place, place + 1] : [place]
          })
          gone.set(entry, new Set(places.flatMap((at) => entry.history[at]?.month ?? [])))
        }
        const look = (view: CreditReport[], only?: ReadonlySet<string>) =>
          everyFinding(view, reports, { asOf }, only)
        const read = changed(reports, (entry) =>
          withoutMonths(entry, ({ month }) => gone.get(entry)?.has(month) === true),
        )
        const stands = holdingWhateverMonths(look(read), read, look)
        let used = 0
        const filled = (mixture: readonly (HistoryCode | null)[]) =>
          changed(read, (entry) => ({
            ...entry,
            history: [
              ...entry.history,
              ...(entry.unreadMonths ?? []).flatMap((month) => {
                const code = mixture[used++ % mixture.length] ?? null
                return code === null ? [] : [{ ...month, code }]
              }),
            ],
          }))
        for (const view of [reports, ...mixtures.map(filled)]) {
          const other = look(view)
          for (const finding of stands) expect(other.some((each) => isSaidBy(each, finding))).toBe(true)
        }
      }),
      // The soak draws others each time.
      propertyRuns(8),
    )
  })
})

const changed = (reports: CreditReport[], of: (entry: Tradeline) => Tradeline): CreditReport[] =>
  reports.map((report) => ({ ...report, accounts: report.accounts.map(of) }))

function isSaidBy(other: Finding, finding: Finding): boolean {
  const lines = new Set(other.evidence.map(lineOf))
  return (
    other.ruleKey === finding.ruleKey &&
    other.strength === finding.strength &&
    finding.evidence.every((line) => lines.has(lineOf(line)))
  )
}

const lineOf = ({ bureau, itemId, field, label, printed }: Finding['evidence'][number]): string =>
  JSON.stringify([bureau, itemId, field, label, printed])
