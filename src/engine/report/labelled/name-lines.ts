/** What stands at an account's name and is no part of it. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { LabelKeys } from '../label-keys.ts'
import { isLabel, partsIn } from '../row-parts.ts'

const masked =
  /^\(?([A-Z0-9-]*\*{2,}[A-Z0-9*]*|[x.]{3,}\d*|[A-Z0-9]*\d[A-Z0-9]*[X.]{4,}\d*|\d{4,}X{3}\d*|#\S+|\*+)\)?$/i
const tag =
  /^[\W\ue000-\uf8ff]*(Potentially Negative|Negative|Closed|Open|Paid|Account in Good Standing|Exceptional Payment History|Current|Closed Account|Open Account)\W*$/i
const address =
  /\b[A-Z]{2},? \d{5}(-\d{4})?\b|^\(?\d{3}\)?[ -]\d{3}-\d{4}$|^P\.?O\.? BOX\b|^\d+ .*\b(ST|AVE|RD|BLVD|DR|LN|CT|WAY|PKWY)\b/i

const amount = /^[-(]?\$[\d,]+(\.\d\d)?\)?$|^[-\u2013\u2014]$/

/** The balance that some prints set at the right of an account's name, which its rows print as well. */
export function isAmount({ text }: Pick<Line, 'text'>): boolean {
  return amount.test(text)
}

/** Index of the first word of a masked number at the end of a name; the number of words where there is none. */
export function maskedFrom(words: readonly Word[]): number {
  const from = words.findIndex(({ text }) => masked.test(text))
  if (from === -1) return words.length
  return words.slice(from).every(({ text }) => masked.test(text) || /^\d{2,6}$/.test(text))
    ? from
    : words.length
}

/** 'Closed', 'Potentially Negative': said of the account, beside or below its name. */
export function isTag({ text }: Pick<Line, 'text'>): boolean {
  return tag.test(text)
}

/** Street, post office box, city with its code, or telephone number. */
export function isAddressLine({ text }: Pick<Line, 'text'>): boolean {
  return address.test(text)
}

/** True when the line is the value of a label right above it, in a row whose values do not stand beside their labels. */
export function isValueBelow(above: Line | undefined, line: Line, keys: LabelKeys): boolean {
  const labelled = above === undefined ? [] : partsIn(above, keys).filter(isLabel)
  return (
    labelled.every(({ value }) => value.length === 0) &&
    labelled.some(({ words }) => Math.abs((words[0]?.box.x ?? -99) - line.box.x) <= 4)
  )
}
