/** Puts labelled values into a tradeline. What is not understood is handed back as unread, never guessed. */
import { boxAround } from '../../read/lines.ts'
import type { Word } from '../../read/positioned-text.ts'
import type { DateField, MoneyField, TextField, Tradeline } from '../credit-report.ts'
import type { RowField } from '../labelled-rows.ts'
import { asPrinted, isNothing, parseMoney, parsePrintedDate, printed, textOf } from '../printed-values.ts'

const readers: Readonly<Record<FieldPlan['kind'], (text: string) => string | number | null>> = {
  money: parseMoney,
  // At the precision printed.
  date: parsePrintedDate,
  // As masked: '*4047', 'xxxxxxxxxxxx 5555', 'ending in 5555'. Other words behind it are not a part of it.
  number: (text) =>
    text
      .replace(/^end(ing|s) (in|with) (?=\d)/i, '')
      .split(' ')
      .every((part) => /[\d*]|^x+$/i.test(part))
      ? text
      : null,
  text: (text) => text,
}
const telephone = /^(\(\d{3}\) ?|\d{3}[ -])\d{3}-\d{4}$/

/** The certainty of a value beside which the same label prints another one: it is asked, not claimed. */
export const contradicted = 0.5

/**
 * Reads one field into the account as planned. @returns the words that were not understood. A label that comes twice
 * with another value is not understood: which of the two is right is not for a reader to say, so the first one is no
 * longer certain.
 */
export function fillField(account: Tradeline, { kind, field }: FieldPlan, row: RowField): Word[] {
  const known = account[field]
  // A dash and what stands in the row below it are no value together: '-' above '$9,000' is not -9,000.
  const ownRows = kind !== 'text' && beginsBlank(row) ? row.valueRows.slice(0, 1) : row.valueRows
  const below = row.valueRows.slice(ownRows.length).flat()
  const words = ownRows.flat()
  const whole = textOf(words)
  if (known !== null && (words.length === 0 || whole === known.raw)) return below
  const isBlank = isNothing(whole)
  // An amount or a date ends where it ends; other text behind it belongs to something else.
  const ends = isBlank ? [] : kind === 'text' ? [words.length] : words.map((_, at) => words.length - at)
  const own = ends
    .map((end) => words.slice(0, end))
    .find(
      (each) => readers[kind](textOf(each)) !== null && !(kind === 'money' && areDays(words[each.length])),
    )
  const value = own === undefined ? null : readers[kind](textOf(own))
  if (known !== null) {
    if (value !== null && value !== known.value)
      Object.assign(account, {
        [field]: { ...known, confidence: Math.min(known.confidence, contradicted) },
      })
    return [...row.labelWords, ...words, ...below]
  }
  account.blank = account.blank.filter((each) => each.field !== field)
  if (isBlank) account.blank.push({ field, box: boxAround(row.labelWords) })
  if (own === undefined) return isBlank ? below : [...row.labelWords, ...words]
  Object.assign(account, { [field]: printed(value, textOf(own), own) })
  return words.slice(own.length)
}

/** A dash, or the like, and more in the rows below it. */
const beginsBlank = ({ valueRows: [first, ...others] }: RowField): boolean =>
  first !== undefined && first.length > 0 && others.length > 0 && isNothing(textOf(first))

/** 'Past due 180 days as of Nov 2023' tells how late a month was, not how much was past due. */
const areDays = (next: Word | undefined): boolean => /^(days?|días?)\b/iu.test(next?.text ?? '')

/** Address and telephone number of the furnisher, unless labels of their own say them: 'PO BOX 1, TX 79998 | (800) 555-0199'. */
export function fillContact(account: Tradeline, words: readonly Word[]): void {
  // '(800) 555-0199' is two words, or three when a line breaks behind its hyphen; '800-555-0199' is one. A postal
  // code before it must not be taken for an area code.
  const length = [3, 2, 1].find((count) => telephone.test(textOf(words.slice(-count)))) ?? 0
  const phone = words.slice(words.length - length)
  if (length > 0) account.furnisherPhone ??= asPrinted(phone)
  const address = words
    .slice(0, words.length - length)
    .filter((word) => word.text !== '|' && word.text !== 'Phone:')
  const text = textOf(address)
  if (address.length > 0) account.furnisherAddress ??= printed(text.replace(/,$/, ''), text, address)
}

/** Which tradeline field a label prints, by the kind of its value. */
export type FieldPlan =
  | { kind: 'money'; field: MoneyField }
  | { kind: 'date'; field: DateField }
  | { kind: 'text'; field: TextField }
  | { kind: 'number'; field: 'accountNumber' }
