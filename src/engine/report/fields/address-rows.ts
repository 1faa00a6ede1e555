import type { Word } from '../../read/positioned-text.ts'
import { textOf } from './field-values.ts'

/** 'BOISE, ID 83709'; the code may stand in a row of its own below. */
const city = /^[A-Z][A-Z .'-]+,? [A-Z]{2}(,? \d{5}(-\d{4})?)?$/i
/** More words in a row are a street that wrapped before its city: there the comma is printed. */
const mostOfCity = 5

/** The rows of one address as it is written on one line: a street in rows of its own has no comma behind it. */
export function addressOf(rows: readonly Word[][]): Word[] {
  return rows.flatMap((row, at) => {
    const [next = [], last] = [rows[at + 1], row.at(-1)]
    const isCity = next.length <= mostOfCity && city.test(textOf(next))
    const hasComma = rows.slice(0, at + 1).some((each) => each.some(({ text }) => text.endsWith(',')))
    return last === undefined || !isCity || hasComma
      ? row
      : [...row.slice(0, -1), { ...last, text: `${last.text},` }]
  })
}
