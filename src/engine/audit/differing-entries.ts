import type { Account } from '../../shared/findings/named-things.ts'
import type { Tradeline } from '../report/credit-report.ts'
import { type FoundFinding, fieldEvidence } from './make-finding.ts'
import { accountOf } from './named-facts.ts'

/** Entries of one account at several bureaus that cannot all be right, as `oddOnes` split them. */
interface Split {
  odd: readonly Tradeline[]
  others: readonly Tradeline[]
}

/** `found`: put to the bureaus of the odd ones, with the fields that differ as evidence. `shown`: the odd ones first. */
interface Difference {
  account: Account
  shown: readonly Tradeline[]
  found: FoundFinding
}

/** The difference between bureaus that show one account; none where they agree. Pure. */
export function differingEntries(
  split: Split | null,
  fields: readonly Parameters<typeof fieldEvidence>[1][],
): Difference[] {
  if (split === null) return []
  const shown = [...split.odd, ...split.others]
  const [first] = shown
  if (first === undefined) return []
  const found = {
    bureaus: split.odd.map(({ bureau }) => bureau),
    evidence: shown.flatMap((entry) => fields.map((field) => fieldEvidence(entry, field))),
  }
  return [{ account: accountOf(first), shown, found }]
}
