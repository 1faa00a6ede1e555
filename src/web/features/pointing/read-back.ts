import type { LineMeaning, PageLine, SaidPointing } from '../../../shared/api/pointing.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import { dateFields, moneyFields } from '../../../shared/rules/account-fields.ts'

/** First and last word of a part of a line, from 0. */
export interface WordSpan {
  from: number
  to: number
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const datePattern = new RegExp(
  `\\b(?:${month}\\s+(?:\\d{1,2},?\\s+)?\\d{4}|\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}|\\d{1,2}/\\d{4}|\\d{4}-\\d{2}(?:-\\d{2})?)\\b`,
  'i',
)
const moneyPattern = /-?\$\s?[\d,]+(?:\.\d{2})?|\b\d[\d,]*(?:\.\d{2})?\b/

const dates: readonly LineMeaning[] = ['reportDate', ...dateFields]
const amounts: readonly LineMeaning[] = moneyFields
/** The line as a whole is what is meant. */
const wholeLines: readonly LineMeaning[] = ['nothing', 'creditor', 'bureau']

/**
 * The part of a line that will be read: the words that were pressed, else what has the form of the meaning, else what stands
 * behind a colon. What counts in the end is the server's answer, which is said back too.
 */
export function partThatReads(line: PageLine, meaning: LineMeaning, span: WordSpan | null): string {
  if (span) return line.words.slice(span.from, span.to + 1).join(' ')
  if (wholeLines.includes(meaning) || meaning.startsWith('heading:')) return line.text
  if (dates.includes(meaning)) return datePattern.exec(line.text)?.[0] ?? line.text
  if (amounts.includes(meaning)) return moneyPattern.exec(line.text)?.[0] ?? line.text
  return /:\s*(\S.*)$/.exec(line.text)?.[1] ?? line.text
}

/** What was, or will be, read, in a sentence: 'Balance of CAPITAL ONE: $1,204'. */
export function readBack(
  { meaning, text, creditor }: Pick<SaidPointing, 'meaning' | 'text' | 'creditor'>,
  texts: Messages['pointing'],
): string {
  const name = texts.meanings[meaning]
  if (meaning === 'nothing') return texts.say.nothing(text)
  if (meaning === 'creditor') return texts.say.begins(text)
  if (meaning.startsWith('heading:')) return texts.say.section(name, text)
  return creditor === null ? texts.say.ofReport(name, text) : texts.say.ofAccount(name, creditor, text)
}

/** The part of a line after one more word was pressed: a word within it begins it anew, one beside it makes it longer. */
export function spanWith(span: WordSpan | null, word: number): WordSpan {
  if (span === null || (word >= span.from && word <= span.to)) return { from: word, to: word }
  return { from: Math.min(span.from, word), to: Math.max(span.to, word) }
}
