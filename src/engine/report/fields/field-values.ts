/** From a labelled field to a printed value. What is not understood is handed back as unread, never guessed. */
import type { Box, Word } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate } from '../credit-report.ts'
import { parseMoney, parsePrintedDate, printed, unionBox } from '../printed-values.ts'

export interface LabelledField {
  /** The label as its layout spells it; null for a label that the layout does not know. */
  label: string | null
  labelWords: Word[]
  /** Empty when the label is printed without a value. */
  valueWords: Word[]
}

export interface FieldReading<T> {
  value: Printed<T> | null
  /** The label's box when the label is printed without a value. */
  blank: Box | null
  /** Words that stand where the value should be and were not understood. */
  unread: Word[]
}

/** What reports print instead of leaving a value out. */
const placeholder = /^(-+|[\u2013\u2014]+|n\/?a|not (reported|available|applicable))$/i

/**
 * The words as one text with single spaces. A line may break behind a hyphen or a slash inside a word
 * ('(800) 555-' / '0130'): there the parts are one word again.
 */
export function textOf(words: readonly Word[]): string {
  let text = ''
  let previous: Word | null = null
  for (const word of words) {
    const broken = previous !== null && /[\p{L}\p{N}][-/]$/u.test(previous.text) && !onOneLine(previous, word)
    text += previous === null || broken ? word.text : ` ${word.text}`
    previous = word
  }
  return text.replace(/\s+/g, ' ').trim()
}

function onOneLine(a: Word, b: Word): boolean {
  return a.box.page === b.box.page && Math.abs(a.box.y - b.box.y) < 0.5 * a.size
}

/** A value of any wording. */
export function readText(field: LabelledField): FieldReading<string> {
  return read(field, (text) => text, false)
}

/** An account number as masked: '*4047', 'xxxxxxxxxxxx 5555'. Other words behind it are not a part of it. */
export function readNumber(field: LabelledField): FieldReading<string> {
  const isNumber = (text: string) => text.split(' ').every((part) => /[\d*]|^x+$/i.test(part))
  return read(field, (text) => (isNumber(text) ? text : null), true)
}

/** An amount in dollars. */
export function readMoney(field: LabelledField): FieldReading<number> {
  return read(field, parseMoney, true)
}

/** A date at the precision printed. */
export function readDate(field: LabelledField): FieldReading<PrintedDate> {
  return read(field, parsePrintedDate, true)
}

function read<T>(
  { labelWords, valueWords }: LabelledField,
  parse: (text: string) => T | null,
  maySplit: boolean,
): FieldReading<T> {
  const whole = textOf(valueWords)
  if (whole === '' || placeholder.test(whole)) return { value: null, blank: unionBox(labelWords), unread: [] }
  // An amount or a date ends where it ends; other text behind it belongs to something else.
  for (let end = valueWords.length; end > 0; end = maySplit ? end - 1 : 0) {
    const words = valueWords.slice(0, end)
    const raw = textOf(words)
    const value = parse(raw)
    if (value !== null)
      return { value: printed(value, raw, words), blank: null, unread: valueWords.slice(end) }
  }
  return { value: null, blank: null, unread: [...labelWords, ...valueWords] }
}
