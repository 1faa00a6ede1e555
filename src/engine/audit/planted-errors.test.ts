import { describe, expect, it } from 'vitest'
import { type Planting, plantings } from '../../../test/support/plant-error.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { readTruth, type SampleSet, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import { matchAccounts, matchDebts } from '../match/match-debts.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { auditReports } from './audit-reports.ts'

/** What else may rightly be said of an entry with the error. */
const alsoFair: Record<string, string[]> = {
  past_due_exceeds_balance: ['reaged_dofd_vs_history'],
  past_due_on_current_account: ['cross_status_mismatch'],
  missing_original_creditor: ['medical_under_500'],
  cross_late_mismatch: ['au_derogatory'],
  status_history_conflict: ['au_derogatory'],
  late_jump: ['au_derogatory'],
  reaged_dofd_after_chargeoff: ['reaged_dofd_by_collector'],
  obsolete_negative: ['dofd_mismatch_bureaus'],
  mixed_file_account: ['cross_opened_mismatch'],
}

/** The set without the accounts that carry planted errors, cut into its debts, so that each can be tried alone. */
function accurateDebts(set: SampleSet): { asOf: string; reports: CreditReport[] }[] {
  const truth = readTruth(set)
  const planted = new Set(truth.planted.flatMap(({ accounts }) => accounts))
  const clean = truthReports(truth).map((report, r) => ({
    ...report,
    accounts: report.accounts.filter((_, at) => !planted.has(truth.reports[r]?.accounts[at]?.trueId ?? '')),
  }))
  return matchDebts(matchAccounts(clean)).map((debt) => {
    const entries = new Set(debt.accounts.flatMap((account) => account.entries))
    return {
      asOf: truth.asOf,
      reports: clean.map((report) => ({
        ...report,
        accounts: report.accounts.filter((each) => entries.has(each)),
      })),
    }
  })
}

function keysOf(reports: CreditReport[], asOf: string): string[] {
  const { findings, questions } = auditReports(reports, { asOf })
  return [...findings, ...questions]
    .filter(
      ({ accounts, evidence }) => accounts.length > 0 && evidence.some(({ field }) => field !== 'inquiry'),
    )
    .map(({ ruleKey, id }) => `${ruleKey} ${id}`)
}

/** Plants the error into every entry that suits, one at a time. */
function tryOn(planting: Planting, { asOf, reports }: { asOf: string; reports: CreditReport[] }): Outcome {
  const outcome: Outcome = { tried: [], missed: [], invented: [] }
  for (const report of reports) {
    for (const entry of report.accounts.filter(planting.suits)) {
      const changed = planting.plant(entry, report.reportDate.value)
      const withError = reports.map((each) =>
        each === report
          ? { ...each, accounts: each.accounts.map((other) => (other === entry ? changed : other)) }
          : each,
      )
      const before = keysOf(reports, asOf)
      const added = keysOf(withError, asOf).filter((key) => !before.includes(key))
      const where = `${entry.id} ${entry.creditor.value}`
      const fair = [planting.ruleKey, ...(alsoFair[planting.ruleKey] ?? [])]
      const isFound = added.some((key) => key.startsWith(`${planting.ruleKey} `) && key.includes(entry.id))
      // What contradicts another bureau shows only where another bureau reports the account at that time.
      if (!isFound && !planting.ruleKey.startsWith('cross_'))
        outcome.missed.push(`${where}: ${added.join(', ')}`)
      outcome.invented.push(
        ...added
          .filter((key) => !fair.some((each) => key.startsWith(`${each} `)))
          .map((key) => `${where}: ${key}`),
      )
      outcome.tried.push({ bureau: report.bureau, isFound })
    }
  }
  return outcome
}

interface Outcome {
  tried: { bureau: Bureau; isFound: boolean }[]
  missed: string[]
  invented: string[]
}

describe('an error planted into an accurate entry', () => {
  const debts = sampleSets.flatMap(accurateDebts)

  it.each(plantings.map((planting) => [planting.ruleKey, planting] as const))(
    '%s is found, and nothing else is reported for it',
    (_, planting) => {
      const suited = debts.filter(({ reports }) =>
        reports.some((report) => report.accounts.some(planting.suits)),
      )
      // Every set and bureau comes up in a part of them, of which the soak takes more.
      const [parts = 1] = soaked([5], [12])
      const step = Math.ceil(suited.length / parts)
      const outcomes = suited.filter((_, at) => at % step === 0).map((debt) => tryOn(planting, debt))
      expect(outcomes.flatMap(({ missed }) => missed)).toEqual([])
      expect(outcomes.flatMap(({ invented }) => invented)).toEqual([])
      expect(outcomes.flatMap(({ tried }) => tried).some(({ isFound }) => isFound)).toBe(true)
    },
  )
})
