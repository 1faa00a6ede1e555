import { isThirdParty } from '../../match/account-kind.ts'
import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isClosed, isInBankruptcy, isPaid, isSold } from '../account-marks.ts'
import { standingOf } from '../account-standing.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText, listText } from '../wording.ts'

/** Metro 2 is reported monthly, to every bureau at once. A closed account may rightly stop being updated. */
const about: RuleDescription = {
  key: 'stale_entry',
  title: 'Negative entry not updated for months while another bureau’s is',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 39,
}

const staleDays = 90

export const staleEntry: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) =>
      entries.filter(isStillOwed).flatMap((entry) => {
        const fresh = entries.filter(
          (other) => other !== entry && isAhead(other, entry) && tellsMore(other, entry),
        )
        if (fresh.length === 0) return []
        return [
          makeFinding(about, {
            bureaus: [entry.bureau],
            evidence: [
              fieldEvidence(entry, 'reported'),
              ...statusEvidence(entry),
              ...fresh.flatMap((other) => [fieldEvidence(other, 'reported'), ...statusEvidence(other)]),
            ],
            statement: `${entry.bureau} shows ${accountText(entry)} as last reported on ${dateText(entry.reported?.value ?? '')}, while ${listText(fresh.map((other) => `${other.bureau} shows ${dateText(other.reported?.value ?? '')}`))} with a lower balance.`,
            innocentExplanation:
              'The older entry would be right if the furnisher reports to this bureau less often and nothing has changed.',
            request:
              'Please verify the balance and status of this account with the furnisher as of today, and update or delete the entry.',
          }),
        ]
      }),
    ),
}

function isStillOwed(entry: Tradeline): boolean {
  return (
    standingOf(entry) === 'derogatory' &&
    (entry.balance?.value ?? 0) > 0 &&
    !isPaid(entry) &&
    !isSold(entry) &&
    !isInBankruptcy(entry) &&
    (isThirdParty(entry) || !isClosed(entry))
  )
}

function isAhead(other: Tradeline, entry: Tradeline): boolean {
  if (other.reported === null || entry.reported === null) return false
  return daysFrom(entry.reported.value, other.reported.value) > staleDays
}

/** Only what would help: the newer entry shows less owed. */
function tellsMore(other: Tradeline, entry: Tradeline): boolean {
  return other.balance !== null && other.balance.value < (entry.balance?.value ?? 0)
}
