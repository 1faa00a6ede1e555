import { surelyBefore } from '../../match/calendar.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

/** The date of removal alone may lie in the future. */
const about: RuleDescription = {
  key: 'future_date',
  title: 'Date later than the report itself',
  basis: accuracy,
  strength: 'A',
  worth: 58,
}

const pastFields = {
  opened: 'date opened',
  reported: 'date reported',
  closed: 'date closed',
  lastPayment: 'date of last payment',
  dofd: 'date of first delinquency',
} as const

export const futureDate: Rule = {
  ...about,
  look: (context) =>
    context.entries.flatMap((entry) => {
      const printedOn = context.reportOf(entry).reportDate.value
      const fields = Object.entries(pastFields) as [keyof typeof pastFields, string][]
      return fields.flatMap(([field, name]) => {
        const date = entry[field]
        if (date === null || !surelyBefore(printedOn, date.value)) return []
        return [
          makeFinding(about, {
            evidence: [fieldEvidence(entry, field)],
            statement: `${accountText(entry)} shows ${dateText(date.value)} as the ${name}. The report is of ${dateText(printedOn)}, so this date had not come yet.`,
            innocentExplanation:
              'The only explanation is a typing error: this field is for things that already happened.',
            request: `Please correct the ${name} of this account.`,
          }),
        ]
      })
    }),
}
