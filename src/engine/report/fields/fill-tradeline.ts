/** Puts labelled values into a tradeline. */
import type { Word } from '../../read/positioned-text.ts'
import type { Tradeline } from '../credit-report.ts'
import { printed } from '../printed-values.ts'
import type { FieldPlan } from './field-plan.ts'
import type { LabelledField } from './field-values.ts'
import { type FieldReading, readDate, readMoney, readNumber, readText, textOf } from './field-values.ts'

const readers = { date: readDate, number: readNumber, text: readText }
const telephone = /^(\(\d{3}\) ?|\d{3}[ -])\d{3}-\d{4}$/

/** The certainty of a value beside which the same label prints another one: it is asked, not claimed. */
const contradicted = 0.5

/**
 * Reads one field into the account as planned. @returns the words that were not understood. A label that comes twice
 * with another value is not understood: which of the two is right is not for a reader to say, so the first one is no
 * longer certain.
 */
export function fillField(account: Tradeline, plan: FieldPlan, field: LabelledField): Word[] {
  const known = account[plan.field]
  if (known !== null) {
    if (textOf(field.valueWords) === known.raw || field.valueWords.length === 0) return []
    const other = plan.kind === 'money' ? readMoney(field) : readers[plan.kind](field)
    if (other.value !== null && other.value.value !== known.value)
      Object.assign(account, {
        [plan.field]: { ...known, confidence: Math.min(known.confidence, contradicted) },
      })
    return [...field.labelWords, ...field.valueWords]
  }
  if (plan.kind === 'money') {
    const reading = readMoney(field)
    account[plan.field] = reading.value
    return noted(account, plan, reading)
  }
  const reading = readers[plan.kind](field)
  account[plan.field] = reading.value
  return noted(account, plan, reading)
}

function noted(
  account: Tradeline,
  { field }: FieldPlan,
  { value, blank, unread }: FieldReading<unknown>,
): Word[] {
  account.blank = account.blank.filter((each) => each.field !== field)
  if (value === null && blank !== null) account.blank.push({ field, box: blank })
  return unread
}

/** Address and telephone number of the furnisher: 'PO BOX 1, EL PASO, TX 79998 | (800) 555-0199'. */
export function fillContact(account: Tradeline, words: readonly Word[]): void {
  // '(800) 555-0199' is two words, or three when a line breaks behind its hyphen; '800-555-0199' is one. A postal
  // code before it must not be taken for an area code.
  const length = [3, 2, 1].find((count) => telephone.test(textOf(words.slice(-count)))) ?? 0
  const phone = words.slice(words.length - length)
  if (length > 0) account.furnisherPhone = printed(textOf(phone), textOf(phone), phone)
  const address = words
    .slice(0, words.length - length)
    .filter((word) => word.text !== '|' && word.text !== 'Phone:')
  if (address.length > 0) account.furnisherAddress = printed(textOf(address), textOf(address), address)
}
