/** The language of what the client reads. Letters to bureaus, furnishers and collectors are English always. */
import type { CaseFile } from '../case-file.ts'
import type { DocumentWords } from './en/all-documents.ts'
import * as englishWords from './en/all-documents.ts'
import * as spanishWords from './es/all-documents.ts'
import { explanations } from './es/explanations.ts'

export type Language = 'en' | 'es'

export function languageOf({ language }: Pick<CaseFile, 'language'>): Language {
  return language ?? 'en'
}

/** The frame texts of every document that the client reads. */
export function wordsIn(language: Language): DocumentWords {
  return language === 'es' ? spanishWords.documentWords : englishWords.documentWords
}

/**
 * What a rule's findings mean, in the client's language, to stand beside the English of the letters; null where the
 * English statement is the client's own language, or where no explanation is written.
 */
export function explain(ruleKey: string, language: Language): string | null {
  return language === 'es' ? (explanations[ruleKey] ?? null) : null
}
