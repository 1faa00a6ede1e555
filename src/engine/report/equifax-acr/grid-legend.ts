/**
 * What the payment history's cells mean. The mark for 'paid on time' is a check glyph, an icon of a private font or a
 * drawing without text, so it is learnt from the legend that the report prints under every grid.
 */
import type { Box, Line, Mark, Word } from '../../read/positioned-text.ts'
import type { HistoryCode } from '../credit-report.ts'

/** Shapes of one page by its number. */
export type MarksOf = (page: number) => readonly Mark[]

export interface GridLegend {
  onTime: { glyphs: Set<string>; looks: Mark[] }
  noData: { glyphs: Set<string>; looks: Mark[] }
}

/** What a cell says: a code, 'none' for no data, null when it is not understood. */
export type CellMeaning = HistoryCode | 'none' | null

const printedCodes: Readonly<Record<string, HistoryCode>> = {
  OK: 'OK',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  V: 'VS',
  F: 'FC',
  C: 'COL',
  COL: 'COL',
  CO: 'CO',
  B: 'BK',
  R: 'RPO',
  TN: 'TN',
  TNT: 'TN',
  CLS: 'CLS',
}
const checks = /^[\u2713\u2714\u2611\u2705\u221a\u{1f5f8}]\ufe0f?$/u
const blanks = /^[-\u2010-\u2015\u2212\u25a0\u25a1\u25aa\u25fc\u25fe.]+$/

/** The legend of all given lines together; a block whose legend is cut off still has its neighbours'. */
export function legendOf(lines: readonly Line[], marksOf: MarksOf): GridLegend {
  const legend: GridLegend = {
    onTime: { glyphs: new Set(), looks: [] },
    noData: { glyphs: new Set(), looks: [] },
  }
  for (const { words } of lines) {
    learn(words, ['paid', 'on', 'time'], legend.onTime, marksOf)
    learn(words, ['no', 'data', 'available'], legend.noData, marksOf)
  }
  return legend
}

export function meaningOfText(text: string, legend: GridLegend): CellMeaning {
  if (legend.onTime.glyphs.has(text)) return 'OK'
  if (legend.noData.glyphs.has(text)) return 'none'
  const code = printedCodes[text.toUpperCase()]
  if (code !== undefined) return code
  if (checks.test(text)) return 'OK'
  return blanks.test(text) ? 'none' : null
}

/** By the drawing beside the legend's words: the same colour and about the same size. */
export function meaningOfMark(mark: Mark, legend: GridLegend): CellMeaning {
  const onTime = legend.onTime.looks.some((look) => alike(mark, look))
  const noData = legend.noData.looks.some((look) => alike(mark, look))
  if (onTime === noData) return null
  return onTime ? 'OK' : 'none'
}

function learn(
  words: readonly Word[],
  phrase: readonly string[],
  side: GridLegend['onTime'],
  marksOf: MarksOf,
): void {
  words.forEach((word, at) => {
    if (!phrase.every((part, i) => words[at + i]?.text.toLowerCase() === part)) return
    const before = words[at - 1]
    const gap = before === undefined ? Number.POSITIVE_INFINITY : word.box.x - before.box.x - before.box.width
    if (before !== undefined && gap < 1.2 * word.size && isGlyph(before.text)) {
      side.glyphs.add(before.text)
      return
    }
    side.looks.push(...marksOf(word.box.page).filter((mark) => isBeside(mark.box, word)))
  })
}

/** One sign that is no code of the grid; a check may be extracted as any letter of a symbol font. */
function isGlyph(text: string): boolean {
  return [...text].length <= 2 && printedCodes[text.toUpperCase()] === undefined
}

/** A small shape that ends up to 1.5 letters before the word, on its height. */
function isBeside(box: Box, word: Word): boolean {
  const gap = word.box.x - (box.x + box.width)
  const middle = box.y + box.height / 2
  const small = box.width > 1 && box.height > 1 && box.width < 3 * word.size && box.height < 3 * word.size
  return (
    small &&
    gap > -1 &&
    gap < 1.5 * word.size &&
    middle > word.box.y - 1 &&
    middle < word.box.y + word.box.height + 1
  )
}

function alike(mark: Mark, look: Mark): boolean {
  const ratio = (a: number, b: number) => Math.max(a, b) / Math.max(0.1, Math.min(a, b))
  const aspect = ratio(mark.box.width / mark.box.height, look.box.width / look.box.height)
  return mark.kind === look.kind && mark.colour === look.colour && aspect < 1.4
}
