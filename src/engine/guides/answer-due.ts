import { addDays } from '../../shared/rules/civil-days.ts'
import { reinvestigationDays } from '../../shared/rules/investigation-due.ts'
import type { GuideMailing } from './guide-matter.ts'

/** When an answer is due, counted from a delivery; null while none is known, and for what no law gives a time. */
export function answerDue({ paper, mailedOn, deliveredOn }: GuideMailing): string | null {
  if (deliveredOn === null) return null
  const [key] = paper.split(':')
  // The longer time counts: which report a person disputes after is not known here, and nobody is called late too early.
  if (key === 'bureau-dispute' || key === 'renewed-dispute')
    return addDays(deliveredOn, reinvestigationDays.afterFreeReport)
  if (key === 'screening-dispute' || key === 'company-dispute')
    return addDays(deliveredOn, reinvestigationDays.otherwise)
  return key === 'procedure-request' && mailedOn <= deliveredOn ? addDays(deliveredOn, 15) : null
}
