/** What a report read with less than full certainty takes from the findings that rest on it. */
import type { CreditReport, Printed, Tradeline } from '../report/credit-report.ts'
import type { Evidence, Finding } from './finding.ts'

/** A scan read without a doubt is still read by a machine: the client confirms it before a letter uses it. */
const surestOfScan = 0.99

/**
 * A finding on a layout that was read by its labels alone is at most of strength B. Evidence from a scan always carries
 * a confidence below 1; what has none of its own, as a month of the payment history, takes the lowest of its entry.
 */
export function lowerForReading(finding: Finding, reports: readonly CreditReport[]): Finding {
  const reportOf = ({ bureau }: Evidence) => reports.find((report) => report.bureau === bureau)
  const byLabelsOnly = finding.evidence.some((line) => reportOf(line)?.family === 'labelled')
  const evidence = finding.evidence.map((line) => {
    const report = reportOf(line)
    return report?.source === 'scan' ? { ...line, confidence: confidenceIn(line, report) } : line
  })
  return { ...finding, evidence, strength: byLabelsOnly && finding.strength === 'A' ? 'B' : finding.strength }
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
