import { caseStepTexts as texts } from '../../../shared/messages/staff/case-parts.ts'
import type { NextStep } from '../../../shared/rules/next-step.ts'
import { formatDay } from '../../lib/format.ts'

const { listed } = texts

/** What staff read of a step, as the client's portal says it to the client. */
export function stepWords(step: NextStep): { title: string; text: string } {
  switch (step.kind) {
    case 'uploadSome':
      return { ...texts.uploadSome, title: texts.uploadSome.title(listed(step.missing), step.missing.length) }
    case 'mend':
    case 'notUnderstood':
      return { ...texts[step.kind], title: texts[step.kind].title(listed(step.bureaus), step.bureaus.length) }
    case 'review':
      return { ...texts.review, title: texts.review.title(step.findings, step.answers) }
    case 'noLetter':
      return texts.noLetter[step.because]
    case 'enterMailed':
      return {
        ...texts.enterMailed,
        title: texts.enterMailed.title(listed(step.recipients), step.recipients.length),
      }
    case 'nextRound':
    case 'answered':
    case 'sentUndated':
      return { ...texts[step.kind], title: texts[step.kind].title(step.round) }
    case 'wait': {
      const due = texts.wait.text(formatDay(step.from), formatDay(step.to))
      const unproved = step.unproved.length > 0 ? [texts.wait.unproved(listed(step.unproved))] : []
      return {
        title: texts.wait.title(step.round, formatDay(step.mailed)),
        text: [due, ...unproved].join(' '),
      }
    }
    case 'overdue':
      return {
        title: texts.overdue.title(listed(step.recipients), step.round),
        text: texts.overdue.text(formatDay(step.due)),
      }
    case 'proveDelivery':
      return {
        ...texts.proveDelivery,
        title: texts.proveDelivery.title(step.round, formatDay(step.mailed)),
      }
    default:
      return texts[step.kind]
  }
}
