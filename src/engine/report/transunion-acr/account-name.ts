/** The heading of an account: 'CAPITAL ONE 517895054907****' on one or more rows. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Printed } from '../credit-report.ts'
import { printed } from '../printed-values.ts'
import { maskedNumberOf } from './masked-number.ts'
import { wordsIn } from './value-readers.ts'
import { joinRows, type WrapStyle } from './wrapped-text.ts'

export interface AccountName {
  creditor: Printed<string>
  accountNumber: Printed<string> | null
}

/** Longer than any name in the bureaus' name fields; beyond it the row is running text. */
const longestName = 90

/** @returns null when the rows hold no name */
export function readAccountName(rows: Line[], style: WrapStyle): AccountName | null {
  const raw = joinRows(rows, style)
  const words = wordsIn(rows)
  const number = maskedNumberOf(raw)
  const creditor = number === null ? raw : raw.slice(0, raw.length - number.length).trim()
  if (!/[A-Za-z]/.test(creditor) || creditor.length > longestName) return null
  const cut = number === null ? words.length : words.length - wordsAtEnd(words, number.length)
  return {
    creditor: printed(creditor, creditor, words.slice(0, Math.max(1, cut))),
    accountNumber: number === null ? null : printed(number, number, words.slice(cut)),
  }
}

/** How many of the last words make up the last `length` letters. */
function wordsAtEnd(words: Word[], length: number): number {
  let count = 0
  for (let left = length; left > 0 && count < words.length; count += 1)
    left -= words.at(-1 - count)?.text.length ?? 0
  return count
}
