/** Law or a bureau's own policy: what a finding rests on decides how a letter may speak of it. */
import type { Finding, Strength } from './finding.ts'

/** What the client is shown of a finding: its strength, or P where it rests on a bureau's own policy alone. */
export type Grade = Strength | 'P'

/**
 * True for an entry that only the bureaus' own voluntary practice leaves out: it may be true and lawful, so it is asked
 * about as a courtesy and never called wrong (15 U.S.C. 1679b(a)(1)). Analyses kept by rule sets before 2026.11.3 name
 * no kind; they cite the policy first, some with a section beside it.
 */
export function restsOnPolicy({ basis }: Pick<Finding, 'basis'>): boolean {
  return basis.kind === 'policy' || /^The (?:nationwide )?bureaus/.test(basis.citation)
}

/** A question stays a question whatever it rests on. */
export function gradeOf(finding: Pick<Finding, 'basis' | 'strength'>): Grade {
  return finding.strength !== 'C' && restsOnPolicy(finding) ? 'P' : finding.strength
}
