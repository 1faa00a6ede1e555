import type { FindingLanguage } from '../../findings/finding-texts.ts'

export interface ItemTexts {
  what: string
  why: string
}

export const findingTexts = {
  /**
   * Findings and questions come from the server in English, the language of the letters; a language beside English words
   * them from their facts.
   */
  language: null as FindingLanguage | null,
  /** The sentence of the law by its citation. */
  laws: {} as Record<string, string>,
  /** The names of the fields of a report. */
  fields: {} as Record<string, string>,
  /** By what the item is called in English. */
  notWorth: {} as Record<string, ItemTexts>,
  /** By what the item is called in English; `why` by that and its basis. */
  removals: {} as Record<string, string>,
  removalReasons: {} as Record<string, string>,
  /** Stands above what the letter says in English, where the page is in another language. */
  inLetter: 'In the letter',
}
