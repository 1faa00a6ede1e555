import { isAuthorisedUser } from '../account-marks.ts'
import { hasLateMonth, standingOf } from '../account-standing.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText } from '../wording.ts'

/**
 * Metro 2, ECOA code 3: an authorised user may use the account and is not liable for it. Creditors may have to report such
 * accounts (12 CFR 1002.10), and the bureaus may list them: to remove one is their practice.
 */
const about: RuleDescription = {
  key: 'au_derogatory',
  title: 'Negative account where you are only an authorized user',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 80,
}

export const auDerogatory: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter(
        (entry) => isAuthorisedUser(entry) && (standingOf(entry) === 'derogatory' || hasLateMonth(entry)),
      )
      .map((entry) =>
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'responsibility'), ...statusEvidence(entry)],
          statement: `${accountText(entry)} is reported as negative, and the responsibility printed is "${entry.responsibility?.value}". An authorized user may use an account but has not agreed to repay it.`,
          innocentExplanation:
            'The bureaus are allowed to list accounts of authorized users, so the entry may be correct. If you signed for the account as a joint holder, the responsibility shown would be the mistake.',
          request:
            'Please verify with the furnisher as what I am shown. If I am an authorized user only, please remove the account from my file. No law requires that; it is a common practice of the bureaus, and an authorized user has not agreed to repay the debt.',
        }),
      ),
}
