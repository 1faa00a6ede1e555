import { spanishFindings } from '../../shared/findings/es/spanish-findings.ts'
import { wordFinding } from '../../shared/findings/word-finding.ts'
import type { Finding } from '../audit/finding.ts'
import { keptFacts } from '../audit/kept-facts.ts'
import type { Language } from './words/language.ts'

/**
 * What a finding says, in the client's language, to stand beside the English of the letters; null where the English statement
 * is the client's own language, or where an older analysis kept no facts.
 */
export function explainFinding(finding: Finding, language: Language): string | null {
  const words =
    language === 'es'
      ? wordFinding(spanishFindings, { ruleKey: finding.ruleKey, ...keptFacts(finding) })
      : null
  return words && `${words.title}. ${words.statement}`
}
