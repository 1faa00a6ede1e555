import type { CreditReport } from '../report/credit-report.ts'
import { wholeEntries } from '../report/proof/proven-part.ts'
import { coverageShare } from './coverage-share.ts'

/** How far letters may rest on a report, and what a person is told of it. */
export interface ReportUse {
  /** 'part': what is proven of it counts, all else is left out; 'nothing': no letter rests on it. */
  use: 'whole' | 'part' | 'nothing'
  /** What is left out, or why nothing of it counts; null for all of a report. Missing pages have sentences of their own. */
  sentence: string | null
}

const theRest =
  'What was not read is left out; everything else is used. To have all of it looked at, upload the PDF that the bureau itself gives.'

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
  const told = [...(why === null ? [] : [why]), ...(open === 0 ? [] : [openSentence(open, report.bureau)])]
  return told.length === 0
    ? { use: report.coverage.missing === undefined ? 'whole' : 'part', sentence: null }
    : { use: 'part', sentence: [...told, theRest].join(' ') }
}

/** Accounts that are there and did not prove whole, without those that a missing page may have had a part of. */
function openAccounts({ accounts, coverage: { missing, unproven = [] } }: CreditReport): number {
  return accounts
    .filter(({ id }) => missing?.touched.includes(id) !== true)
    .filter(({ id }) => unproven.some(({ item, part }) => item === id && part === 'all')).length
}

function openSentence(count: number, bureau: string): string {
  return count === 1
    ? `One account of the ${bureau} report could not be read to its end.`
    : `Of the ${bureau} report ${count} accounts could not be read to their end.`
}
