import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { wholeEntries } from '../report/proof/proven-part.ts'
import { coverageShare } from './coverage-share.ts'

/** How far letters may rest on a report, and what a person is told of it. */
export interface ReportUse {
  /** 'part': what is proven of it counts, all else is left out; 'nothing': no letter rests on it. */
  use: 'whole' | 'part' | 'nothing'
  /** What is left out, or why nothing of it counts; null for all of a report. Missing pages have sentences of their own. */
  sentence: Sentence | null
}

/**
 * The one judgement of product and command line. A report of which little was read gives what is proven of it; without one
 * account or record that is, it gives nothing, as one kept from before there was a proof. Pure.
 */
export function reportUse(report: CreditReport): ReportUse {
  const { share, enough, why, sentence } = coverageShare(report)
  const isThin = share < enough
  const { accounts, publicRecords } = wholeEntries(report)
  const isProven = report.coverage.unproven !== undefined && accounts.length + publicRecords.length > 0
  if (isThin && !isProven) return { use: 'nothing', sentence }
  const open = openAccounts(report)
  const unfinished = open === 0 ? [] : [says('run.unfinished', { bureau: report.bureau, count: open })]
  const months = monthsUnsaid(report)
  const unsaid = months === 0 ? [] : [says('run.monthsUnsaid', { bureau: report.bureau, count: months })]
  const reasons = [...(why === null ? [] : [why]), ...unfinished, ...unsaid]
  return reasons.length === 0
    ? { use: report.coverage.missing === undefined ? 'whole' : 'part', sentence: null }
    : { use: 'part', sentence: says('run.leftOut', { reasons }) }
}

/** Accounts that are there and did not prove whole, without those that a missing page may have had a part of. */
function openAccounts({ accounts, coverage: { missing, unproven = [] } }: CreditReport): number {
  return accounts
    .filter(({ id }) => missing?.touched.includes(id) !== true)
    .filter(({ id }) => unproven.some(({ item, part }) => item === id && part === 'all')).length
}

/** Months whose cell shows a sign, or a color, that the file does not say: no rule rests on what they may be. */
export const monthsUnsaid = ({ accounts }: CreditReport): number =>
  accounts.reduce(
    (sum, { unreadMonths = [], monthsInColors = 0 }) =>
      sum + unreadMonths.filter(({ isSign }) => isSign).length + monthsInColors,
    0,
  )
