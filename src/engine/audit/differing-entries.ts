import type { Tradeline } from '../report/credit-report.ts'
import type { Finding } from './finding.ts'
import { fieldEvidence, makeFinding } from './make-finding.ts'
import type { RuleDescription } from './rule.ts'
import { accountText, listText } from './wording.ts'

/** Entries of one account at several bureaus that cannot all be right, as `oddOnes` split them. */
interface Split {
  odd: readonly Tradeline[]
  others: readonly Tradeline[]
}

interface Difference {
  /** The fields that differ, as evidence. */
  fields: readonly Parameters<typeof fieldEvidence>[1][]
  /** What an entry shows, behind '<bureau> shows '. */
  shows: (entry: Tradeline) => string
  /** Why not all of it is right, and what would explain it: sentences. */
  so: string
  innocentExplanation: string
  request: string
  strength?: RuleDescription['strength']
}

/** The finding that bureaus show one account differently; none where they agree. Pure. */
export function differingEntries(
  about: RuleDescription,
  split: Split | null,
  differenceOf: (shown: readonly Tradeline[]) => Difference,
): Finding[] {
  if (split === null) return []
  const shown = [...split.odd, ...split.others]
  const [first] = shown
  if (first === undefined) return []
  const { fields, shows, so, ...rest } = differenceOf(shown)
  return [
    makeFinding(about, {
      ...rest,
      bureaus: split.odd.map(({ bureau }) => bureau),
      evidence: shown.flatMap((entry) => fields.map((field) => fieldEvidence(entry, field))),
      statement: `For ${accountText(first)}, ${listText(shown.map((entry) => `${entry.bureau} shows ${shows(entry)}`))}. ${so}`,
    }),
  ]
}
