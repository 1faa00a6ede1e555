/**
 * The cells of payment histories as plain text. The mark for 'paid on time' is a check glyph, an icon of a private font or
 * a drawing without text, so it is learnt from the legend that the report prints under every grid.
 */
import { linesOf } from '../../read/lines.ts'
import type { Box, Line, Mark, Page, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import type { HistoryCode } from '../credit-report.ts'
import { isTickColour } from '../labelled/account-months.ts'
import { sharedCodes } from '../labelled/history-codes.ts'
import { drawnCells } from '../month-table.ts'
import { textOf } from '../printed-values.ts'
import { beginsGridRow, isGridRow } from './account-line-kinds.ts'

const plain = { onTime: '\u2713', noData: '-', unexplained: '\u25a8' } as const
type Side = Exclude<keyof typeof plain, 'unexplained'>
type GridLegend = Record<Side, { glyphs: Set<string>; looks: Mark[] }>

const printedCodes: Readonly<Record<string, HistoryCode>> = {
  ...sharedCodes,
  [plain.onTime]: 'OK',
  V: 'VS',
  F: 'FC',
  C: 'COL',
  B: 'BK',
  R: 'RPO',
  TNT: 'TN',
  // Of Equifax's older prints.
  G: 'COL',
  H: 'FC',
  J: 'VS',
  K: 'RPO',
  L: 'CO',
}
const glyphsAnywhere: Readonly<Record<Side, RegExp>> = {
  onTime: /^[\u2713\u2714\u2611\u2705\u221a\u{1f5f8}]\ufe0f?$/u,
  noData: /^[-\u2010-\u2015\u2212\u25a0\u25a1\u25aa\u25fc\u25fe.]+$/,
}
/** What a site's own pages say in words. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/^(paid )?on time$|^current$|^paid as agreed$/i, plain.onTime],
  [/^no data( available)?$|^not reported$/i, plain.noData],
  [/^charged?[ -]off$/i, 'CO'],
  [/^(in )?collections?$/i, 'C'],
  [/^repossession$/i, 'R'],
  [/^foreclosure$/i, 'F'],
  [/^voluntary surrender$/i, 'V'],
  [/^(included in )?bankruptcy$/i, 'B'],
  [/^too new( to rate)?$/i, 'TN'],
]
const daysLate = /^(30|60|90|120|150|180)\+? days?( (late|past due))?$/i

/** The row with the code of each cell that says it in words; null where a cell says anything else. */
function inCodes(line: Line): Map<Word, Word[]> | null {
  const [, ...cells] = beginsGridRow(line.words[0]) ? cellsIn(line) : []
  const codes = cells.map(
    ({ text }) =>
      daysLate.exec(text)?.[1] ??
      spoken.find(([pattern]) => pattern.test(text))?.[1] ??
      (text.length <= 3 && !/[a-z]/.test(text) ? text : null),
  )
  if (codes.length === 0 || codes.includes(null)) return null
  return new Map(
    cells.flatMap(({ words, box }, at) =>
      words.map((word, i) => [word, i > 0 ? [] : [{ ...word, text: codes[at] ?? '', box }]] as const),
    ),
  )
}

const sides: readonly Side[] = ['onTime', 'noData']

/** The code of a plain cell; null for no data and for what is not understood. */
export const codeOfCell = (text: string): HistoryCode | null => printedCodes[text.toUpperCase()] ?? null

/**
 * The pages with every cell of a grid as a word: '\u2713' for on time, '-' for no data, '\u25a8' for a drawing that the
 * legend does not explain.
 * @param noData what stands for no data beside what the legends say
 */
export function withPlainCells(printed: readonly Page[], noData: readonly string[] = []): Page[] {
  const pages = printed.map((page) => {
    const codes = new Map(linesOf(page).flatMap((line) => [...(inCodes(line) ?? [])]))
    return codes.size === 0
      ? page
      : { ...page, words: page.words.flatMap((word) => codes.get(word) ?? [word]) }
  })
  const lines = pages.map((page) => linesOf(page))
  const legend: GridLegend = {
    onTime: { glyphs: new Set(), looks: [] },
    noData: { glyphs: new Set(noData), looks: [] },
  }
  for (const [at, page] of pages.entries())
    for (const { words } of lines[at] ?? []) {
      learn(words, ['paid', 'on', 'time'], legend.onTime, page.marks)
      learnSign(words, legend.onTime)
      learn(words, ['no', 'data', 'available'], legend.noData, page.marks)
    }
  const rowsOn = (at: number) =>
    (lines[at] ?? []).filter((line) => beginsGridRow(line.words[0]) && isGridRow(line))
  if (isOnTimeAlone(lines.flat(), legend)) {
    const drawn = pages.flatMap(({ marks }, at) => rowsOn(at).map((row) => marksOn(row, marks)))
    legend.onTime.looks.push(...tickAmong(drawn.flat()))
  }
  return pages.map((page, at) => {
    const rows = rowsOn(at)
    if (rows.length === 0) return page
    const cells = new Map(
      rows.flatMap(({ words }) => words.slice(1)).map((word) => [word, plainWord(word, legend)]),
    )
    const drawn = rows.flatMap((row) => drawnIn(row, page.marks, legend))
    return { ...page, words: [...page.words.map((word) => cells.get(word) ?? word), ...drawn] }
  })
}

/** The legend explains a sign for everything but for what was paid on time. */
function isOnTimeAlone(lines: readonly Line[], { onTime, noData }: GridLegend): boolean {
  const isExplained = ({ glyphs, looks }: GridLegend[Side]) => glyphs.size > 0 || looks.length > 0
  return (
    !isExplained(onTime) && isExplained(noData) && lines.some(({ text }) => /\bPaid on Time\b/i.test(text))
  )
}

/** The drawing of all cells, where there is one and in a tick's colour: what else it could stand for has a sign of its own. */
function tickAmong(drawn: readonly Mark[]): Mark[] {
  const [first] = drawn
  return first !== undefined && isTickColour(first.colour) && drawn.every((mark) => alike(mark, first))
    ? [first]
    : []
}

function plainWord(word: Word, legend: GridLegend): Word {
  const side =
    sides.find((each) => legend[each].glyphs.has(word.text)) ??
    (printedCodes[word.text.toUpperCase()] === undefined
      ? sides.find((each) => glyphsAnywhere[each].test(word.text))
      : undefined)
  return side === undefined ? word : { ...word, text: plain[side] }
}

/** Rules and the shading of cells are no drawings of a row. */
function marksOn(row: Line, marks: readonly Mark[]): Mark[] {
  const [year] = row.words
  if (year === undefined) return []
  const middle = row.box.y + row.box.height / 2
  return marks.filter(({ box }) => {
    const isSmall =
      box.width >= 1.5 && box.height >= 1.5 && box.width < 3 * year.size && box.height < 2.2 * year.size
    return (
      isSmall &&
      box.x > year.box.x + year.box.width &&
      Math.abs(box.y + box.height / 2 - middle) < 0.8 * year.size
    )
  })
}

/** The drawings of a row as words. */
function drawnIn(row: Line, marks: readonly Mark[], legend: GridLegend): Word[] {
  const [year] = row.words
  if (year === undefined) return []
  const cells = drawnCells(row, marksOn(row, marks), (cell) => {
    const said = sides.filter((side) =>
      cell.some((mark) => legend[side].looks.some((look) => alike(mark, look))),
    )
    return plain[said.length === 1 ? (said[0] ?? 'unexplained') : 'unexplained']
  })
  // As high as its row, so that it stands on the row's line.
  const { y, height } = year.box
  return cells.map((cell) => ({ ...cell, box: { ...cell.box, y, height } }))
}

function learn(
  words: readonly Word[],
  phrase: readonly string[],
  side: GridLegend[Side],
  marks: readonly Mark[],
): void {
  words.forEach((word, at) => {
    const last = words[at + phrase.length - 1]
    if (!phrase.every((part, i) => words[at + i]?.text.toLowerCase().replace(/:$/, '') === part)) return
    // 'Paid on Time: *' has its sign behind it.
    const behind = last?.text.endsWith(':') ? words[at + phrase.length] : undefined
    if (behind !== undefined && isGlyph(behind.text)) side.glyphs.add(behind.text)
    if (last?.text.endsWith(':')) return
    const before = words[at - 1]
    const gap = before === undefined ? Number.POSITIVE_INFINITY : word.box.x - before.box.x - before.box.width
    if (before !== undefined && gap < 1.2 * word.size && isGlyph(before.text)) side.glyphs.add(before.text)
    else side.looks.push(...marks.filter((mark) => isBeside(mark.box, word)))
  })
}

/** The key of the oldest print: '* Pays or Paid as Agreed'. What an account says of itself in these words stands behind no sign. */
function learnSign(words: readonly Word[], side: GridLegend[Side]): void {
  words.forEach(({ text }, at) => {
    const says = textOf(words.slice(at + 1, at + 6))
    if (/^[^\p{L}\p{N}]$/u.test(text) && /^(Pays|Paid)( or Paid)? as agreed\b/i.test(says))
      side.glyphs.add(text)
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
  const isSmall = box.width > 1 && box.height > 1 && box.width < 3 * word.size && box.height < 3 * word.size
  const isOnHeight = middle > word.box.y - 1 && middle < word.box.y + word.box.height + 1
  return isSmall && isOnHeight && gap > -Math.max(1, 0.3 * box.width) && gap < 1.5 * word.size
}

/** The same colour and about the same form as the drawing beside the legend's words. */
function alike(mark: Mark, look: Mark): boolean {
  const ratio = (a: number, b: number) => Math.max(a, b) / Math.max(0.1, Math.min(a, b))
  const aspect = ratio(mark.box.width / mark.box.height, look.box.width / look.box.height)
  return mark.kind === look.kind && mark.colour === look.colour && aspect < 1.4
}
