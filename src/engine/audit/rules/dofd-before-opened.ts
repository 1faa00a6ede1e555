import { mayBeTakenOver } from '../../match/account-kind.ts'
import { surelyBefore } from '../../match/calendar.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Only of the original creditor: a collector's date opened is when it took the debt over, long after the delinquency. */
const about = {
  key: 'dofd_before_opened',
  basis: delinquencyDate,
  strength: 'A',
  worth: 71,
} satisfies StatedRule

export const dofdBeforeOpened: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { dofd, opened } = entry
      if (dofd === null || opened === null || mayBeTakenOver(entry)) return []
      if (!surelyBefore(dofd.value, opened.value)) return []
      return [
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'dofd'), fieldEvidence(entry, 'opened')],
          facts: { account: accountOf(entry), date: dofd.value, opened: opened.value },
        }),
      ]
    }),
}
