/** Law or a bureau's own policy: what a finding rests on decides how a letter may speak of it. */
import type { Finding } from './finding.ts'

/**
 * True for an entry that only the bureaus' own voluntary practice leaves out: it may be true and lawful, so it is asked
 * about as a courtesy and never called wrong (15 U.S.C. 1679b(a)(1)). Analyses kept by rule sets before 2026.11.3 name
 * no kind; they cite the policy first, some with a section beside it.
 */
export function restsOnPolicy({ basis }: Pick<Finding, 'basis'>): boolean {
  return basis.kind === 'policy' || /^The (?:nationwide )?bureaus/.test(basis.citation)
}
