import { accountText } from '../../../shared/findings/en/english-words.ts'
import { isInBankruptcy } from '../account-marks.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import { bankruptcyAccuracy } from '../law.ts'
import { remarkEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import { inOrderSince, isWrong, notSure } from '../offered-answers.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, consumer information indicator: it belongs to the consumer who filed, not to a joint holder. */
const about = {
  key: 'bankruptcy_mark_without_case',
  basis: bankruptcyAccuracy,
  strength: 'C',
  worth: 89,
} satisfies StatedRule

/** One question for all accounts that are marked. */
export const bankruptcyMarkWithoutCase: Rule = {
  ...about,
  look: ({ reports, entries }) => {
    const marked = entries.filter(isInBankruptcy)
    const hasCase = reports.some(({ publicRecords }) =>
      publicRecords.some((record) => bankruptcyOf(record) !== null),
    )
    if (marked.length === 0 || hasCase) return []
    const accounts = [
      ...new Map(marked.map((entry) => [accountText(accountOf(entry)), accountOf(entry)])).values(),
    ]
    return [
      stateFinding(about, {
        evidence: marked.flatMap((entry) => [
          ...statusEvidence(entry),
          ...remarkEvidence(entry, /bankruptcy|chapter|wage earner/),
        ]),
        facts: { accounts },
        asks: [inOrderSince('filed'), isWrong('joint_holder_filed'), isWrong('never_filed'), notSure],
      }),
    ]
  },
}
