import { isDerogatoryCode, isNeverLate } from '../account-marks.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { historyEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, markOf, statusFact } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** 'Never late' speaks of the whole history; 'pays as agreed' only of today, and is no contradiction to an old late month. */
const about = {
  key: 'status_history_conflict',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 69,
} satisfies StatedRule

export const statusHistoryConflict: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.filter(isNeverLate).flatMap((entry) => {
      const late = oldestFirst(entry).filter(({ code }) => isDerogatoryCode(code))
      if (late.length === 0) return []
      return [
        stateFinding(about, {
          evidence: [...statusEvidence(entry), ...late.map((month) => historyEvidence(entry, month))],
          facts: {
            account: accountOf(entry),
            status: statusFact(entry, isNeverLate),
            late: late.map(markOf),
          },
        }),
      ]
    }),
}
