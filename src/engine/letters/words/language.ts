/** The language of what the client reads. Letters to bureaus, furnishers and collectors are English always. */
import type { CaseFile } from '../case-file.ts'
import type { DocumentWords } from './en/all-documents.ts'
import * as englishWords from './en/all-documents.ts'
import * as spanishWords from './es/all-documents.ts'

export type Language = 'en' | 'es'

export function languageOf({ language }: Pick<CaseFile, 'language'>): Language {
  return language ?? 'en'
}

/** The frame texts of every document that the client reads. */
export function wordsIn(language: Language): DocumentWords {
  return language === 'es' ? spanishWords.documentWords : englishWords.documentWords
}
