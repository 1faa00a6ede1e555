import type { HistoryCode } from '../../report/credit-report.ts'
import { neighbours } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { historyEvidence } from '../make-finding.ts'
import { accountOf, markOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Metro 2, field 18: from one month to the next an unpaid payment becomes one step later. A payment that was returned or taken
 * back makes the months before it late as well, so a jump is asked about.
 */
const about = {
  key: 'late_jump',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 68,
} satisfies StatedRule

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
      return [
        stateFinding(about, {
          evidence: jumps.flatMap((pair) => pair.map((month) => historyEvidence(entry, month))),
          facts: {
            account: accountOf(entry),
            jumps: jumps.map(([before, after]) => ({ before: markOf(before), after: markOf(after) })),
          },
        }),
      ]
    }),
}

function stepsUp(before: HistoryCode, after: HistoryCode): number {
  const from = steps[before]
  const to = steps[after]
  return from === undefined || to === undefined ? 0 : to - from
}
