import { isDerogatoryCode, isNeverLate } from '../account-marks.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { historyEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText, listText } from '../wording.ts'

/** 'Never late' speaks of the whole history; 'pays as agreed' only of today, and is no contradiction to an old late month. */
const about: RuleDescription = {
  key: 'status_history_conflict',
  title: 'Status contradicts the payment history',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 69,
}

export const statusHistoryConflict: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.filter(isNeverLate).flatMap((entry) => {
      const late = oldestFirst(entry).filter(({ code }) => isDerogatoryCode(code))
      if (late.length === 0) return []
      return [
        makeFinding(about, {
          evidence: [...statusEvidence(entry), ...late.map((month) => historyEvidence(entry, month))],
          statement: `${accountText(entry)} is reported with the status "${entry.status?.value ?? ''}", and its own payment history shows ${listText(late.map(({ month, code }) => `${dateText(month)} as ${codeText(code)}`))}. Both cannot be true.`,
          innocentExplanation: 'The late marks would be right if the status is what is misprinted.',
          request:
            'Please verify these months with the furnisher’s own payment record, and delete the late marks, as the status says that the account was never late.',
        }),
      ]
    }),
}
