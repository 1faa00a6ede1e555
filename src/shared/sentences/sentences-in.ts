import type { Language } from '../rules/language.ts'
import { englishSentences } from './en/english-sentences.ts'
import { staffSentences } from './en/staff-sentences.ts'
import { spanishPageSentences } from './es/spanish-sentences.ts'
import { type SentenceTexts, wordSentence } from './says.ts'
import type { Sentence } from './sentence.ts'

const texts: Record<Language, SentenceTexts> = {
  en: englishSentences,
  // Staff read English.
  es: { ...staffSentences, ...spanishPageSentences },
}

/** Every sentence in a language; for the server, which says things in both. */
export function sentencesIn(language: Language): SentenceTexts {
  return texts[language]
}

/** The words of a sentence in a language. */
export function wordIn(language: Language, sentence: Sentence): string {
  return wordSentence(texts[language], sentence)
}
