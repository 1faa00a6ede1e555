import type { Language } from '../rules/language.ts'
import { englishSentences } from '../sentences/en/english-sentences.ts'
import { staffSentences } from '../sentences/en/staff-sentences.ts'
import { spanishPageSentences } from '../sentences/es/spanish-sentences.ts'
import type { Said } from '../sentences/said.ts'
import { knownSentence, type SentenceTexts, wordSentence } from '../sentences/says.ts'
import type { Sentence } from '../sentences/sentence.ts'

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

/** The words of what a reply says: of a sentence in a language, else the text as it was kept. */
export function wordSaid(language: Language, said: Said): string {
  const sentence = typeof said === 'string' ? null : knownSentence(texts[language], said)
  return sentence ? wordSentence(texts[language], sentence) : typeof said === 'string' ? said : ''
}
