/** What a report read with less than full certainty takes from the findings that rest on it. */
import type { Box } from '../read/positioned-text.ts'
import { type CreditReport, isReadByLabels, type Printed, type Tradeline } from '../report/credit-report.ts'
import type { Evidence, Finding } from './finding.ts'

/** A scan read without a doubt is still read by a machine: the client confirms it before a letter uses it. */
const surestOfScan = 0.99

/**
 * A finding on a layout that was read by its labels alone is at most of strength B. Evidence from a recognised page always
 * carries a confidence below 1, and so does all of an entry that has a part on one, since what the entry lacks may stand
 * there; what has none of its own, as a month of the payment history, takes the lowest of its entry.
 */
export function lowerForReading(finding: Finding, reports: readonly CreditReport[]): Finding {
  const reportOf = ({ bureau }: Evidence) => reports.find((report) => report.bureau === bureau)
  const byLabelsOnly = finding.evidence.some((line) => {
    const report = reportOf(line)
    return report !== undefined && isReadByLabels(report)
  })
  const evidence = finding.evidence.map((line) => {
    const report = reportOf(line)
    return report !== undefined && isRecognised(line, report)
      ? { ...line, confidence: confidenceIn(line, report) }
      : line
  })
  return { ...finding, evidence, strength: byLabelsOnly && finding.strength === 'A' ? 'B' : finding.strength }
}

/** True where the line, or a part of the entry that it is of, stands on a page that was recognised. */
function isRecognised(
  { box, itemId }: Evidence,
  { source, recognisedPages, accounts }: CreditReport,
): boolean {
  if (source !== 'scan') return false
  if (recognisedPages === undefined || recognisedPages.includes(box.page)) return true
  const at = accounts.findIndex(({ id }) => id === itemId)
  const entry = accounts[at]
  if (entry === undefined) return false
  const pages = [entry.creditor.box, ...entry.blocks].map(({ page }) => page)
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  if (recognisedPages.some((page) => page >= first && page <= last)) return true
  // The last entry that is begun on a page may go on overleaf.
  return (
    recognisedPages.includes(last + 1) && !accounts.some(({ creditor }) => isBelow(creditor.box, entry, last))
  )
}

function isBelow(box: Box, entry: Tradeline, page: number): boolean {
  const isOwn = entry.creditor.box.page === page
  return box.page === page && (!isOwn || box.y > entry.creditor.box.y)
}

function confidenceIn({ confidence, itemId }: Evidence, report: CreditReport): number {
  if (confidence !== undefined) return Math.min(confidence, surestOfScan)
  const entry = report.accounts.find(({ id }) => id === itemId)
  return Math.min(surestOfScan, ...(entry === undefined ? [] : printedValues(entry).map((v) => v.confidence)))
}

function printedValues(entry: Tradeline): Printed<unknown>[] {
  return Object.values(entry).filter(
    (value): value is Printed<unknown> =>
      typeof value === 'object' && value !== null && 'confidence' in value,
  )
}
