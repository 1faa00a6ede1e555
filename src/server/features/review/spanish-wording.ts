import { findingTexts } from '../../../shared/messages/es/findings.ts'
import type { Language } from '../../../shared/rules/language.ts'

/**
 * What a page in Spanish shows of a finding beside the English of the letter, for the record of what the client said to
 * it; nothing for a page in English. `answerKey`: of the answer that was chosen.
 */
export function spanishWording(
  language: Language,
  ruleKey: string,
  answerKey?: string,
): Record<string, string> {
  const rule = language === 'es' ? findingTexts.rules[ruleKey] : undefined
  if (!rule) return {}
  const shown = {
    shownInSpanishTitle: rule.title,
    shownInSpanishMeaning: rule.meaning,
    shownInSpanishInnocentExplanation: rule.innocent,
  }
  if (answerKey === undefined) return { ...shown, shownInSpanishRequest: rule.request }
  const asked = findingTexts.questions[ruleKey]
  const answer = asked?.answers[answerKey] ?? findingTexts.sharedAnswers[answerKey]
  return {
    ...shown,
    ...(asked ? { shownInSpanishQuestion: asked.text } : {}),
    ...(answer === undefined ? {} : { shownInSpanishAnswer: answer }),
  }
}
