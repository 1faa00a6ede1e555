/** The codes of months that every print has, and the reader of those of one print. */
import { markCodes } from '../../../shared/findings/named-things.ts'
import type { Line } from '../../read/positioned-text.ts'
import type { HistoryCode } from '../credit-report.ts'

export const sharedCodes: Readonly<Record<string, HistoryCode>> = {
  ...Object.fromEntries(markCodes.map((code) => [code, code])),
  'C/O': 'CO',
  COLL: 'COL',
  ...Object.fromEntries((['30', '60', '90', '120', '150', '180'] as const).map((days) => [`${days}D`, days])),
}
/** Check marks of the fonts seen; icon fonts put theirs in the private-use area U+E000 to U+F8FF. */
const check = /^[\u2713\u2714\u221a\u2705\u2611\ue000-\uf8ff]+$/

/**
 * The code that a cell prints, '>30<' as well; null for what the print does not explain.
 * @param own codes of one print; under '\u2713' what a check mark stands for, under '-' a dash
 */
export function codesWith(own: Readonly<Record<string, HistoryCode>>): (cell: string) => HistoryCode | null {
  const codes = { ...sharedCodes, ...own }
  return (cell) => {
    const code = cell.replace(/[><\s]/g, '').toUpperCase()
    const sign = check.test(code) ? '\u2713' : /^[-\u2013\u2014]+$/.test(code) ? '-' : code
    return codes[sign] ?? null
  }
}

/** A sign that is no letter: '\u25cf', '\u25a0'. */
const sign = /^[\u2022\u25a0-\u25ff\u2b1b\u2b1c\u2b24]$/
/** What recognition reads where a disc is drawn in a line of text; among cells it tells a disc by its form. */
const disc = '\u25cf'
const misreadDisc = /^[@\u00a9\u00ae\u00b0\u00a2]$/
const onTime = /^(paid|pays|on[ -]time|current|as agreed|ok)\b/i

/** The codes, with those signs that the print itself explains as a month on time: '\u25cf paid as agreed'. */
export function withSigns(
  codeOf: (cell: string) => HistoryCode | null,
  lines: readonly Line[],
): (cell: string) => HistoryCode | null {
  const signs = new Set(
    lines.flatMap(({ words }) =>
      words.flatMap(({ text, confidence }, at) => {
        const own = confidence !== undefined && misreadDisc.test(text) ? disc : text
        const said = sign.test(own) ? words.slice(at + 1, at + 4).map((word) => word.text) : []
        return onTime.test(said.join(' ')) ? [own] : []
      }),
    ),
  )
  return signs.size === 0 ? codeOf : (cell) => (signs.has(cell) ? 'OK' : codeOf(cell))
}
