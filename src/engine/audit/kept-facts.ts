import { englishFindings } from '../../shared/findings/en/english-findings.ts'
import { wordFinding } from '../../shared/findings/word-finding.ts'
import type { Finding } from './finding.ts'

/**
 * What another language words a finding from: only facts that say in English, to the letter, what the letter says. Nothing where
 * an older analysis kept none, where a claim was taken back since (older-rule-sets.ts), or of another version's facts.
 */
export function keptFacts(finding: Finding): Pick<Finding, 'facts' | 'answered'> {
  const { facts, answered, statement, request } = finding
  if (facts === undefined) return {}
  const words = wordedInEnglish(finding)
  if (words?.statement !== statement || words.request !== request) return {}
  return { facts, ...(answered === undefined ? {} : { answered }) }
}

/** Facts of another version may lack what a text names. */
function wordedInEnglish(finding: Finding): ReturnType<typeof wordFinding> {
  try {
    return wordFinding(englishFindings, finding)
  } catch {
    return null
  }
}
