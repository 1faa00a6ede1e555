/** How long a bureau or a furnisher may take over a dispute. */
import { addDays } from './civil-days.ts'
import type { ClockedLetter } from './clocked-letter.ts'

/** FCRA 612(a)(3), of a dispute after the free annual disclosure; 611(a)(1)(A), of any other. Days. */
export const reinvestigationDays = { afterFreeReport: 45, otherwise: 30 } as const
/** FCRA 611(a)(1)(B): when the consumer sends relevant information within the 30 days. */
const furtherDays = 15

/** The last day of a bureau's or a furnisher's investigation; null while its start is not evidenced. */
export function investigationDue(letter: ClockedLetter): string | null {
  const { deliveredOn } = letter
  if (deliveredOn === null) return null
  if (letter.kind === 'bureau_dispute' && letter.sentAfterFreeReport)
    return addDays(deliveredOn, reinvestigationDays.afterFreeReport)
  const due = addDays(deliveredOn, reinvestigationDays.otherwise)
  return isExtended(letter) ? addDays(due, furtherDays) : due
}

/** The section that sets investigationDue(). */
export function sourceOfInvestigation(letter: ClockedLetter): string {
  if (letter.sentAfterFreeReport) return 'FCRA 612(a)(3)'
  return isExtended(letter) ? 'FCRA 611(a)(1)(B)' : 'FCRA 611(a)(1)(A)'
}

/**
 * Information sent within the 30 days, or while the letter itself was on its way: both arrive in that time, and nobody is
 * called late too early. The 45 days of section 612(a)(3) stand whatever 611(a)(1) says.
 */
function isExtended({ mailedOn, deliveredOn, moreInfoSentOn }: ClockedLetter): boolean {
  return (
    deliveredOn !== null &&
    moreInfoSentOn !== null &&
    moreInfoSentOn >= (mailedOn ?? deliveredOn) &&
    moreInfoSentOn <= addDays(deliveredOn, reinvestigationDays.otherwise)
  )
}
