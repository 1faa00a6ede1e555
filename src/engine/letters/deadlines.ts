/** The days that letters name and count on; how they are counted: shared/rules. */
import { addDays } from '../../shared/rules/civil-days.ts'
import type { ClockedLetter, LetterKind } from '../../shared/rules/clocked-letter.ts'
import { reinvestigationDays } from '../../shared/rules/investigation-due.ts'
import type { CreditReport } from '../report/credit-report.ts'
import type { EarlierLetter } from './case-file.ts'

/** Days allowed for a letter to arrive; certified mail usually takes two to five. */
const mailDays = 5

/** A report that only AnnualCreditReport.com hands out, by its layout: a dispute after it has 45 days, FCRA 612(a)(3). */
export function isFreeReport(report: CreditReport): boolean {
  return report.family.endsWith('-acr')
}

/**
 * The first day on which a complaint may be filed about letters mailed on `mailed` ('YYYY-MM-DD'), if they arrive in
 * five days. The CFPB takes a complaint about a bureau only when the dispute was made more than 45 days ago or is no
 * longer pending (consumerfinance.gov, notice after 15 U.S.C. 1681i(e)).
 */
export function earliestComplaintDate(mailed: string): string {
  return complaintDateAfterDelivery(addDays(mailed, mailDays))
}

/** The same from an evidenced delivery ('YYYY-MM-DD'). */
export function complaintDateAfterDelivery(delivered: string): string {
  return addDays(delivered, reinvestigationDays.afterFreeReport + 1)
}

/**
 * A letter as the clocks of shared/rules take it. `report`: the bureau's, where it is at hand; without one the longer
 * time counts, so that nobody is called late too early.
 */
export function clockedLetter(
  kind: LetterKind,
  {
    round,
    recipient,
    mailedOn,
    deliveredOn,
    moreInfoSentOn = null,
  }: Pick<ClockedLetter, 'round' | 'recipient' | 'mailedOn' | 'deliveredOn'> &
    Partial<Pick<ClockedLetter, 'moreInfoSentOn'>>,
  report: CreditReport | undefined,
): ClockedLetter {
  return {
    id: recipient,
    kind,
    round,
    recipient,
    mailedOn,
    deliveredOn,
    sentAfterFreeReport: report === undefined || isFreeReport(report),
    asksForProcedure: false,
    moreInfoSentOn,
    answeredOn: null,
    finishedOn: null,
    frivolousOn: null,
    reinsertedOn: null,
    reinsertionNoticeOn: null,
    validationNoticeOn: null,
  }
}

/** An earlier dispute with a bureau, for the clocks. */
export function clockedDispute(letter: EarlierLetter, report: CreditReport | undefined): ClockedLetter {
  const { bureau: recipient, answer } = letter
  const clocked = clockedLetter('bureau_dispute', { ...letter, recipient }, report)
  return { ...clocked, answeredOn: answer?.receivedOn ?? null }
}
