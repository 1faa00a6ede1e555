import type { Finding } from '../../../engine/audit/finding.ts'
import { keptFacts } from '../../../engine/audit/kept-facts.ts'
import { spanishFindings } from '../../../shared/findings/es/spanish-findings.ts'
import { wordFinding, wordQuestion } from '../../../shared/findings/word-finding.ts'
import type { Language } from '../../../shared/rules/language.ts'

/**
 * What a page in Spanish shows of a finding beside the English of the letter, for the record of what the client said to
 * it; nothing for a page in English. `answerKey`: of the answer that was chosen.
 */
export function spanishWording(
  language: Language,
  finding: Finding,
  answerKey?: string,
): Record<string, string> {
  const kept = { ruleKey: finding.ruleKey, ...keptFacts(finding) }
  const words = language === 'es' ? wordFinding(spanishFindings, kept) : null
  if (!words) return {}
  const shown = {
    shownInSpanishTitle: words.title,
    shownInSpanishMeaning: words.statement,
    shownInSpanishInnocentExplanation: words.innocentExplanation,
  }
  if (answerKey === undefined) return { ...shown, shownInSpanishRequest: words.request }
  const asked = wordQuestion(spanishFindings, kept)
  const answer = asked?.labelOf(answerKey) ?? null
  return {
    ...shown,
    ...(asked ? { shownInSpanishQuestion: asked.text } : {}),
    ...(answer === null ? {} : { shownInSpanishAnswer: answer }),
  }
}
