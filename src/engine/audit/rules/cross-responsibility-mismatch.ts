import type { Tradeline } from '../../report/credit-report.ts'
import { inEnglish } from '../../report/in-english.ts'
import { oddOnes } from '../agreement.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, ECOA codes: one code for one consumer, the same to every bureau. */
const about = {
  key: 'cross_responsibility_mismatch',
  basis: accuracy,
  strength: 'B',
  worth: 42,
} satisfies StatedRule

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
        stateFinding(about, {
          bureaus: split.odd.map(({ bureau }) => bureau),
          evidence: shown.map((entry) => fieldEvidence(entry, 'responsibility')),
          facts: {
            account: accountOf(first),
            shown: shown.map((entry) => ({
              bureau: entry.bureau,
              responsibility: entry.responsibility?.value ?? '',
            })),
          },
        }),
      ]
    }),
}

/** Null where the print leaves it open. A co-signer and a joint holder both owe the debt, and bureaus word it either way. */
function liabilityOf({ responsibility }: Tradeline): 'individual' | 'joint' | 'authorized' | null {
  const printed = inEnglish(responsibility?.value ?? '')
  if (/deceased|terminated|undesignated/.test(printed)) return null
  if (/authori[sz]ed/.test(printed)) return 'authorized'
  if (/joint|co-?(signer|maker|borrower)|participa/.test(printed)) return 'joint'
  return /individual/.test(printed) ? 'individual' : null
}
