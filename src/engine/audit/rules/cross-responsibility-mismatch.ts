import type { Tradeline } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, listText } from '../wording.ts'

/** Metro 2, ECOA codes: one code for one consumer, the same to every bureau. */
const about: RuleDescription = {
  key: 'cross_responsibility_mismatch',
  title: 'Responsibility for the account differs between bureaus',
  basis: accuracy,
  strength: 'B',
  worth: 42,
}

export const crossResponsibilityMismatch: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const known = entries.filter((entry) => liabilityOf(entry) !== null)
      const split = oddOnes(known, (a, b) => liabilityOf(a) === liabilityOf(b))
      const [first] = split?.odd ?? []
      if (split === null || first === undefined) return []
      const shown = [...split.odd, ...split.others]
      return [
        makeFinding(about, {
          bureaus: split.odd.map(({ bureau }) => bureau),
          evidence: shown.map((entry) => fieldEvidence(entry, 'responsibility')),
          statement: `For ${accountText(first)}, ${listText(shown.map((entry) => `${entry.bureau} shows the responsibility "${entry.responsibility?.value ?? ''}"`))}. A person is responsible for one account in one way.`,
          innocentExplanation:
            'The difference would be right if the responsibility changed and one bureau has not received it, or if these are two accounts.',
          request:
            'Please verify with the furnisher who is responsible for this account and in what way, and correct the responsibility.',
        }),
      ]
    }),
}

/** Null where the print leaves it open. A co-signer and a joint holder both owe the debt, and bureaus word it either way. */
function liabilityOf({ responsibility }: Tradeline): 'individual' | 'joint' | 'authorized' | null {
  const printed = responsibility?.value.toLowerCase() ?? ''
  if (/deceased|terminated|undesignated/.test(printed)) return null
  if (/authori[sz]ed/.test(printed)) return 'authorized'
  if (/joint|co-?(signer|maker|borrower)|participa/.test(printed)) return 'joint'
  return /individual/.test(printed) ? 'individual' : null
}
