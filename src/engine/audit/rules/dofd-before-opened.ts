import { mayBeTakenOver } from '../../match/account-kind.ts'
import { surelyBefore } from '../../match/calendar.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

/** Only of the original creditor: a collector's date opened is when it took the debt over, long after the delinquency. */
const about: RuleDescription = {
  key: 'dofd_before_opened',
  title: 'Date of first delinquency before the account was opened',
  basis: delinquencyDate,
  strength: 'A',
  worth: 71,
}

export const dofdBeforeOpened: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { dofd, opened } = entry
      if (dofd === null || opened === null || mayBeTakenOver(entry)) return []
      if (!surelyBefore(dofd.value, opened.value)) return []
      return [
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'dofd'), fieldEvidence(entry, 'opened')],
          statement: `${accountText(entry)} shows ${dateText(dofd.value)} as the date of first delinquency and ${dateText(opened.value)} as the date opened. An account cannot be late before it exists.`,
          innocentExplanation:
            'The delinquency would be dated rightly if the date opened is that of a transfer to a new servicer; then the date opened is wrong.',
          request:
            'Please verify both dates with the furnisher, and correct the date opened and the date of first delinquency.',
        }),
      ]
    }),
}
