import type { HistoryCode } from '../../report/credit-report.ts'
import { neighbours } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { historyEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText, listText } from '../wording.ts'

/**
 * Metro 2, field 18: from one month to the next an unpaid payment becomes one step later. A payment that was returned or taken
 * back makes the months before it late as well, so a jump is asked about.
 */
const about: RuleDescription = {
  key: 'late_jump',
  title: 'Payment history jumps by more than one step in a month',
  basis: furnisherAccuracy,
  strength: 'B',
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
      return [
        makeFinding(about, {
          evidence: jumps.flatMap((pair) => pair.map((month) => historyEvidence(entry, month))),
          statement: `The history of ${accountText(entry)} shows ${listText(jumps.map(([before, after]) => `${dateText(before.month)} as ${codeText(before.code)} and ${dateText(after.month)} as ${codeText(after.code)}`))}. A payment that is not made becomes about 30 days later with each month.`,
          innocentExplanation:
            'The later mark may be right if a payment was returned or taken back, so that earlier months became unpaid as well, or if the months before it were reported too favorably.',
          request:
            'Please verify these months with the furnisher’s own payment record, and correct the months that it does not bear out.',
        }),
      ]
    }),
}

function stepsUp(before: HistoryCode, after: HistoryCode): number {
  const from = steps[before]
  const to = steps[after]
  return from === undefined || to === undefined ? 0 : to - from
}
