import { isAuthorisedUser } from '../account-marks.ts'
import { hasLateMonth, standingOf } from '../account-standing.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText } from '../wording.ts'

/** Metro 2, ECOA code 3: an authorised user may use the account and is not liable for it. */
const about: RuleDescription = {
  key: 'au_derogatory',
  title: 'Derogatory account on which the consumer is only an authorized user',
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
          statement: `${accountText(entry)} is reported as derogatory, and the responsibility printed is "${entry.responsibility?.value}". An authorized user may use an account but has not agreed to repay it.`,
          innocentExplanation:
            'The entry would be right if the consumer had signed for the account as a joint holder and the responsibility is what is misprinted.',
          request:
            'Please remove this account from my file, since I am shown as an authorized user and not as a person liable for it.',
        }),
      ),
}
