/** How a letter may speak of a finding: what is impossible, what contradicts, what is asked, what only a policy says. */
import type { Finding } from '../audit/finding.ts'
import { restsOnPolicy } from '../audit/ground.ts'

/**
 * 'certain': arithmetic, the calendar or the law excludes the entry as it stands. 'one_of_two': the reports of two bureaus
 * contradict each other, so at least one is wrong, and their paper does not say which. 'open': there may be an explanation.
 * 'policy': the entry may be true and lawful, and the bureau's own published policy leaves it out.
 */
export type Certainty = 'certain' | 'one_of_two' | 'open' | 'policy'

export function certaintyOf(finding: Finding): Certainty {
  if (restsOnPolicy(finding)) return 'policy'
  if (finding.strength !== 'A') return 'open'
  if (new Set(finding.evidence.map(({ bureau }) => bureau)).size === 1) return 'certain'
  // What one report leaves blank and another prints is a gap and no contradiction.
  return finding.evidence.some(({ printed }) => printed === '') ? 'open' : 'one_of_two'
}
