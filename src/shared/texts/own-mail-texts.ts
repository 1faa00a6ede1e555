import type { Language } from '../rules/language.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { judgeText } from './judge-text.ts'
import { filledText } from './own-words-over.ts'
import type { TextEntry, TextVariable } from './text-entry.ts'

/** The words of a mail of the operator's own kind in one language. */
export interface OwnMailWords {
  subject: string
  body: string
}
export type OwnMailTexts = Record<Language, OwnMailWords>

export const ownMailVariables = ['name', 'day', 'stage'] as const satisfies readonly TextVariable[]

const entry = (path: keyof OwnMailWords, place: TextEntry['place'], label: string): TextEntry => ({
  id: path,
  path,
  label,
  place,
  args: ownMailVariables,
  required: [],
  locked: null,
})
const entries = { subject: entry('subject', 'line', 'Subject'), body: entry('body', 'paragraph', 'Text') }

/** Why these words cannot stand, by the names of their fields: 'es.subject'. */
export function judgeOwnMail(texts: OwnMailTexts): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {}
  for (const language of ['en', 'es'] as const)
    for (const part of ['subject', 'body'] as const) {
      const problem = judgeText(entries[part], texts[language][part])
      if (problem) problems[`${language}.${part}`] = problem
    }
  return problems
}

/** The words as one reader gets them. */
export function fillOwnMail(
  words: OwnMailWords,
  values: Record<(typeof ownMailVariables)[number], string>,
): OwnMailWords {
  const given = ownMailVariables.map((name) => values[name])
  return {
    subject: filledText(entries.subject, words.subject, given),
    body: filledText(entries.body, words.body, given),
  }
}
