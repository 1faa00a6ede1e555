import { isThirdParty } from '../../match/account-kind.ts'
import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isClosed, isInBankruptcy, isPaid, isSold } from '../account-marks.ts'
import { standingOf } from '../account-standing.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2 is reported monthly, to every bureau at once. A closed account may rightly stop being updated. */
const about = {
  key: 'stale_entry',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 39,
} satisfies StatedRule

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
          stateFinding(about, {
            bureaus: [entry.bureau],
            evidence: [
              fieldEvidence(entry, 'reported'),
              ...statusEvidence(entry),
              ...fresh.flatMap((other) => [fieldEvidence(other, 'reported'), ...statusEvidence(other)]),
            ],
            facts: {
              bureau: entry.bureau,
              account: accountOf(entry),
              reported: entry.reported?.value ?? '',
              fresh: fresh.map((other) => ({ bureau: other.bureau, reported: other.reported?.value ?? '' })),
            },
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
