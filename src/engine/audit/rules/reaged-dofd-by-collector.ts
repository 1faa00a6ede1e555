import { isThirdParty } from '../../match/account-kind.ts'
import { daysFrom } from '../../match/calendar.ts'
import { bureaus } from '../../report/credit-report.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * A later date opened at the collector is in order. The date that counts is that of the delinquency immediately preceding
 * the collection (section 605(c)(1)): if the account was brought current once, the later date may be the right one.
 */
const about = {
  key: 'reaged_dofd_by_collector',
  basis: delinquencyDate,
  strength: 'B',
  worth: 93,
} satisfies StatedRule

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
            stateFinding(about, {
              evidence: [fieldEvidence(collector, 'dofd'), fieldEvidence(creditor, 'dofd')],
              facts: {
                collector: accountOf(collector),
                date: collector.dofd?.value ?? '',
                creditor: accountOf(creditor),
                began,
              },
            }),
          )
      }),
    ),
}
