/** Months that stand behind a bureau's name in one running text, each with its code or as one string of signs from a month on. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Bureau } from '../credit-report.ts'
import { inlineMonths } from '../labelled/account-months.ts'
import { parsePrintedDate, textOf } from '../printed-values.ts'
import { bureauNamed } from './bureau-columns.ts'

export interface StatedMonths {
  bureau: Bureau
  /** The month is 'YYYY-MM'. */
  cells: { month: string; word: Word }[]
}

/** Behind a bureau's name 'Nov 26 ok' is a month of 2026. */
const anyYears = /^((19|20)\d{2}|['\u2019]?\d{2})$/
/** 'Payment pattern from 10/2026 (newest first): 1 1 2': where the text does not say which way the months run, none is read. */
const pattern =
  /^payment (pattern|history|ratings?) (from|as of) (\S+) \(?(newest|latest|most recent) first\)?:?/i

/** 'Experian: Nov 26 ok  Oct 26 ok', and the rows that go on with it; the lines that are none of these are left. */
export function statedByBureau(lines: readonly Line[]): { stated: StatedMonths[]; rest: Line[] } {
  const stated: StatedMonths[] = []
  const rest: Line[] = []
  let open: StatedMonths | null = null
  for (const line of lines) {
    const own = statedIn(line)
    const further: StatedMonths['cells'] | null = open === null ? null : inlineMonths(line, anyYears)
    if (own !== null) stated.push(own)
    else if (further === null) rest.push(line)
    else open?.cells.push(...further)
    open = own ?? (further === null ? null : open)
  }
  return { stated, rest }
}

/** The rest of such months, in a row of its own. */
export const goesOnStated = (line: Line): boolean => inlineMonths(line, anyYears) !== null

export function statedIn({ words: [first, ...others] }: Line): StatedMonths | null {
  const bureau = bureauNamed(first?.text ?? '')
  if (bureau === null || others.length === 0) return null
  const cells = inlineMonths(lineOf(others), anyYears) ?? cellsOfPattern(others)
  return cells === null ? null : { bureau, cells }
}

function cellsOfPattern(words: readonly Word[]): StatedMonths['cells'] | null {
  const said = pattern.exec(textOf(words))
  const first = said === null ? null : parsePrintedDate(said[3] ?? '')
  if (said === null || first === null || first.length < 7) return null
  const from = said[0].split(' ').length
  // Signs set without spaces between them are a cell each; where each stands on the page nobody needs to know.
  const signs = words.slice(from).flatMap((word) => [...word.text].map((text) => ({ ...word, text })))
  return signs.map((word, at) => ({ month: monthBefore(first, at), word }))
}

/** 'YYYY-MM' so many months before. */
function monthBefore(day: string, count: number): string {
  const months = 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1 - count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}
