/**
 * Findings and questions come from the server in English, the language of the letters. A language beside English
 * explains them by rule key, without the particulars of a case; the values stand in the proof, as printed.
 */
export interface RuleTexts {
  title: string
  /** What it means that such a thing is printed. */
  meaning: string
  /** What would make the entry right after all. */
  innocent: string
  /** What the letter asks for. */
  request: string
}

export interface QuestionTexts {
  text: string
  /** The label of each answer by its key, beside those that all questions share. */
  answers: Record<string, string>
}

export interface ItemTexts {
  what: string
  why: string
}

export const findingTexts = {
  /** By rule key. */
  rules: {} as Record<string, RuleTexts>,
  /** By rule key. */
  questions: {} as Record<string, QuestionTexts>,
  /** Answers that questions share, by key. */
  sharedAnswers: {} as Record<string, string>,
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
