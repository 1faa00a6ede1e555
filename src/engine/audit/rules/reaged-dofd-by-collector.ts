import { isThirdParty } from '../../match/account-kind.ts'
import { daysFrom } from '../../match/calendar.ts'
import { bureaus } from '../../report/credit-report.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

/** A later date opened at the collector is in order; a later date of first delinquency is not. */
const about: RuleDescription = {
  key: 'reaged_dofd_by_collector',
  title: 'Collector’s date of first delinquency later than the original creditor’s',
  basis: delinquencyDate,
  strength: 'A',
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
              innocentExplanation: 'The dates would both be right if these are two different debts.',
              request: `Please correct the date of first delinquency of the collector’s entry to ${dateText(began)}, and set the removal date by it.`,
            }),
          )
      }),
    ),
}
