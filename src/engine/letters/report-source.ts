/**
 * Whose print a report is. A three-bureau report is a monitoring service's: the bureau has not prepared it, and its
 * reference is the service's own. Of a layout never seen it is not known who printed it.
 */
import { dateText } from '../../shared/findings/en/english-words.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { reportNumberLabelOf } from './bureau-address.ts'

export function isServicePrint({ family }: Pick<CreditReport, 'family'>): boolean {
  return family.startsWith('three-bureau')
}

/** 'the three-bureau report of SmartCredit'. */
export function servicePrintName({ family, service }: Pick<CreditReport, 'family' | 'service'>): string {
  const maker = family === 'three-bureau-equifax' ? 'Equifax' : (service ?? 'a credit-monitoring service')
  return `the three-bureau report of ${maker}`
}

/** 'the credit report you prepared for me on November 9, 2026', to the bureau; or whose print shows its file. */
export function reportText(report: CreditReport): string {
  const day = dateText(report.reportDate.value)
  if (isServicePrint(report))
    return `my ${report.bureau} credit file, as shown in ${servicePrintName(report)} dated ${day}`
  return report.family === 'labelled'
    ? `my ${report.bureau} credit report of ${day}`
    : `the credit report you prepared for me on ${day}`
}

/** By which the bureau finds the report: its own number, never a service's reference; and the date. */
export function reportReferences(report: CreditReport): { label: string; value: string }[] {
  return [
    ...ownNumber(report).map((value) => ({ label: reportNumberLabelOf[report.bureau], value })),
    {
      label: isServicePrint(report) ? 'Three-bureau report' : 'Report date',
      value: dateText(report.reportDate.value),
    },
  ]
}

/** The number that the bureau itself gave the report, in a list of one; none of another's print. */
export function ownNumber(report: CreditReport): string[] {
  const isOwn = !isServicePrint(report) && report.family !== 'labelled'
  return isOwn && report.reportNumber !== null ? [report.reportNumber.raw] : []
}

/** Two reports that one file of a service shows: their pages are enclosed as pages of one paper. */
export function isSamePaper(a: CreditReport, b: CreditReport): boolean {
  return (
    a === b ||
    (isServicePrint(a) &&
      a.family === b.family &&
      a.service === b.service &&
      a.pageCount === b.pageCount &&
      a.reportNumber?.value === b.reportNumber?.value)
  )
}
