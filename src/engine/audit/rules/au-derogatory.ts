import { isAuthorisedUser } from '../account-marks.ts'
import { hasLateMonth, standingOf } from '../account-standing.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Metro 2, ECOA code 3: an authorised user may use the account and is not liable for it. Creditors may have to report such
 * accounts (12 CFR 1002.10), and the bureaus may list them: to remove one is their practice.
 */
const about = {
  key: 'au_derogatory',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 80,
} satisfies StatedRule

export const auDerogatory: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter(
        (entry) => isAuthorisedUser(entry) && (standingOf(entry) === 'derogatory' || hasLateMonth(entry)),
      )
      .map((entry) =>
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'responsibility'), ...statusEvidence(entry)],
          facts: { account: accountOf(entry), responsibility: entry.responsibility?.value ?? '' },
        }),
      ),
}
