/** What TransUnion's own sites print: the disclosure under another title, or the subscriber app's cards. */
import { linesOf } from '../../read/lines.ts'
import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import { readTransunionAcr } from '../transunion-acr/read-transunion-acr.ts'
import { readAppPrint } from './read-app-print.ts'

/**
 * The Online Service Center prints the same disclosure as AnnualCreditReport.com, with its own title and address.
 * @throws UnreadableLayout when the file prints no date at all, and for nothing else
 */
export function readTransunionOnline(pages: Page[]): CreditReport {
  const isDisclosure = pages.some((page) =>
    linesOf(page).some(({ text }) => /^(Account Name\b|Personal Credit Report for:)/.test(text)),
  )
  return isDisclosure ? { ...readTransunionAcr(pages), family: 'transunion-online' } : readAppPrint(pages)
}
