import type { HistoryCode } from '../../report/credit-report.ts'
import { neighbours } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { historyEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText, listText } from '../wording.ts'

/** Metro 2, field 18: from one month to the next a payment can become at most one step later. */
const about: RuleDescription = {
  key: 'late_jump',
  title: 'Payment history jumps by more than one step in a month',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 68,
}

const steps: Partial<Record<HistoryCode, number>> = {
  OK: 0,
  '30': 1,
  '60': 2,
  '90': 3,
  '120': 4,
  '150': 5,
  '180': 6,
}

export const lateJump: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const jumps = neighbours(entry).filter(([before, after]) => stepsUp(before.code, after.code) >= 2)
      if (jumps.length === 0) return []
      // Two steps can come of a month of 31 days and a late cut-off; three cannot.
      const provable = jumps.some(([before, after]) => stepsUp(before.code, after.code) >= 3)
      return [
        makeFinding(about, {
          strength: provable ? 'A' : 'B',
          evidence: jumps.flatMap((pair) => pair.map((month) => historyEvidence(entry, month))),
          statement: `The history of ${accountText(entry)} shows ${listText(jumps.map(([before, after]) => `${dateText(before.month)} as ${codeText(before.code)} and ${dateText(after.month)} as ${codeText(after.code)}`))}. In one month a payment can become at most 30 days later than it was.`,
          innocentExplanation:
            'The later mark would be right only if the months before it were wrongly reported, so that the history is wrong either way.',
          request:
            'Please verify these months with the furnisher’s own payment record, and delete the late mark if it cannot be verified.',
        }),
      ]
    }),
}

function stepsUp(before: HistoryCode, after: HistoryCode): number {
  const from = steps[before]
  const to = steps[after]
  return from === undefined || to === undefined ? 0 : to - from
}
