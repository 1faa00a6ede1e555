import { supportAnswerTexts as englishAnswer } from '../../../../shared/messages/en/support-answer.ts'
import { visitorMailTexts as englishVisitors } from '../../../../shared/messages/en/visitor-mails.ts'
import { supportAnswerTexts as spanishAnswer } from '../../../../shared/messages/es/support-answer.ts'
import { visitorMailTexts as spanishVisitors } from '../../../../shared/messages/es/visitor-mails.ts'
import type { Widen } from '../../../../shared/messages/messages.ts'
import type { Language } from '../../../../shared/rules/language.ts'

export type SupportAnswerTexts = Widen<typeof englishAnswer>
export type VisitorMailTexts = Widen<typeof englishVisitors>

/** The texts around an answer to a client as shipped. */
export function supportAnswerTextsIn(language: Language): SupportAnswerTexts {
  return language === 'es' ? spanishAnswer : englishAnswer
}

/** The texts of the mails to people without a client record as shipped. */
export function visitorMailTextsIn(language: Language): VisitorMailTexts {
  return language === 'es' ? spanishVisitors : englishVisitors
}
