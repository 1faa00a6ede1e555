import { mayBeTakenOver } from '../../match/account-kind.ts'
import { monthOf } from '../../match/calendar.ts'
import { oldestFirst } from '../history.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, historyEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

/** Metro 2, field 25 against status 97: a charge-off follows the delinquency that led to it. */
const about: RuleDescription = {
  key: 'reaged_dofd_after_chargeoff',
  title: 'Date of first delinquency later than the charge-off',
  basis: delinquencyDate,
  strength: 'A',
  worth: 96,
}

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
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'dofd'), historyEvidence(entry, chargedOff)],
          statement: `${accountText(entry)} shows ${dateText(dofd.value)} as the date of first delinquency, and its own payment history shows the charge-off already in ${dateText(chargedOff.month)}. The delinquency that leads to a charge-off comes before it.`,
          innocentExplanation:
            'The later date would be right only if the account was brought current after the charge-off and became delinquent again.',
          request:
            'Please verify the date of first delinquency with the furnisher, correct it to the one that led to the charge-off, and set the removal date by it.',
        }),
      ]
    }),
}
