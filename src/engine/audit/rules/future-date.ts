import { surelyBefore } from '../../match/calendar.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** The date of removal alone may lie in the future. */
const about = {
  key: 'future_date',
  basis: accuracy,
  strength: 'A',
  worth: 58,
} satisfies StatedRule

const pastFields = ['opened', 'reported', 'closed', 'lastPayment', 'dofd'] as const

export const futureDate: Rule = {
  ...about,
  look: (context) =>
    context.entries.flatMap((entry) => {
      const printedOn = context.reportOf(entry).reportDate.value
      return pastFields.flatMap((field) => {
        const date = entry[field]
        if (date === null || !surelyBefore(printedOn, date.value)) return []
        return [
          stateFinding(about, {
            evidence: [fieldEvidence(entry, field)],
            facts: { account: accountOf(entry), field, date: date.value, printedOn },
          }),
        ]
      })
    }),
}
