import { isThirdParty } from '../../match/account-kind.ts'
import { daysFrom } from '../../match/calendar.ts'
import { bureaus } from '../../report/credit-report.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

/**
 * A later date opened at the collector is in order. The date that counts is that of the delinquency immediately preceding
 * the collection (section 605(c)(1)): if the account was brought current once, the later date may be the right one.
 */
const about: RuleDescription = {
  key: 'reaged_dofd_by_collector',
  title: 'Collector’s date of first delinquency later than the original creditor’s',
  basis: delinquencyDate,
  strength: 'B',
  worth: 93,
}

export const reagedDofdByCollector: Rule = {
  ...about,
  look: ({ debts }) =>
    debts.flatMap((debt) =>
      bureaus.flatMap((bureau) => {
        const dated = debt.accounts
          .flatMap(({ entries }) => entries)
          .filter((entry) => entry.bureau === bureau && entry.dofd !== null)
        const creditor = dated.find((entry) => !isThirdParty(entry))
        if (creditor?.dofd == null) return []
        const began = creditor.dofd.value
        return dated
          .filter((entry) => isThirdParty(entry) && daysFrom(began, entry.dofd?.value ?? began) > 62)
          .map((collector) =>
            makeFinding(about, {
              evidence: [fieldEvidence(collector, 'dofd'), fieldEvidence(creditor, 'dofd')],
              statement: `${accountText(collector)} shows ${dateText(collector.dofd?.value ?? '')} as the date of first delinquency; the original creditor’s entry for the same debt, ${accountText(creditor)}, shows ${dateText(began)}. A sale or a new collector does not move this date.`,
              innocentExplanation:
                'The later date would be right if the account was brought current after the earlier one and became delinquent again before the collection; and both would be right if these are two different debts.',
              request:
                'Please verify with both companies when the delinquency began that led to the collection, report that one date in both entries, and set the removal date by it.',
            }),
          )
      }),
    ),
}
