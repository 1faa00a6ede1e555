import { mayBeTakenOver } from '../../match/account-kind.ts'
import { monthOf } from '../../match/calendar.ts'
import { oldestFirst } from '../history.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, historyEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 25 against status 97: a charge-off follows the delinquency that led to it. */
const about = {
  key: 'reaged_dofd_after_chargeoff',
  basis: delinquencyDate,
  strength: 'A',
  worth: 96,
} satisfies StatedRule

export const reagedDofdAfterChargeoff: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { dofd } = entry
      const month = dofd === null ? null : monthOf(dofd.value)
      const chargedOff = oldestFirst(entry).find(({ code }) => code === 'CO')
      if (dofd === null || month === null || chargedOff === undefined || mayBeTakenOver(entry)) return []
      if (month <= chargedOff.month) return []
      return [
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'dofd'), historyEvidence(entry, chargedOff)],
          facts: { account: accountOf(entry), date: dofd.value, chargedOff: chargedOff.month },
        }),
      ]
    }),
}
