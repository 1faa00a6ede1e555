/** Addresses of a person among the rows of one label. */
import type { Word } from '../../read/positioned-text.ts'
import { parted } from '../parted.ts'
import { addressOf, textOf } from '../printed-values.ts'

/** An address ends with its postal code: '…, BOISE, ID 83759 Seen: 04/2026' says something else behind it. */
export function withoutRest(row: Word[]): { own: Word[]; rest: Word[] } {
  const code = row.findIndex(
    ({ text }, at) => /^\d{5}(-\d{4})?$/.test(text) && /^[A-Z]{2},?$/.test(row[at - 1]?.text ?? ''),
  )
  const rest = code === -1 ? [] : row.slice(code + 1)
  if (behindCode.test(textOf(rest))) return { own: row.slice(0, code + 1), rest: [] }
  // Another address, or its telephone number, may go on there.
  return rest.some(({ text }) => text.endsWith(':'))
    ? { own: row.slice(0, code + 1), rest }
    : { own: row, rest: [] }
}

/** 'Last Reported: 02/2024' behind an address: when it was reported, and no part of it. */
const behindCode = /^((Last|First) )?(Reported|Updated|Seen): \d{1,2}\/(\d{1,2}\/)?\d{2,4}$/i
/** The day on which an address was reported, in a row below it. */
const dateBelow = /^((reported|updated):? ?)?\d{1,2}\/(\d{1,2}\/)?\d{2,4}$/i
/** Behind a state, or in a row of its own below a street, which may begin with five digits. */
const endsWithCode = /(^|\b[A-Z]{2},? )\d{5}(-\d{4})?$/i

/** A semicolon behind the code parts an address from the next one in its row. */
const endsWithSemicolon = /^\d{5}(-\d{4})?;$/

function atSemicolons(row: Word[]): Word[][] {
  return parted(row, (_, before) => endsWithSemicolon.test(before.text)).map((part) =>
    part.map((word) =>
      endsWithSemicolon.test(word.text) ? { ...word, text: word.text.slice(0, -1) } : word,
    ),
  )
}

/** One value may hold several addresses, each ending with the row of its city and code. */
export function addressesIn(rows: readonly Word[][]): Word[][] {
  const spoken = rows.flatMap(atSemicolons).filter((row) => !dateBelow.test(textOf(row)))
  return parted(
    spoken,
    (_, above, part) => endsWithCode.test(textOf(above)) && (part.length > 1 || above.length > 1),
  ).map(addressOf)
}
