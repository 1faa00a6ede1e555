/** What one cell of a side-by-side table says. What is not understood is null, never a guess. */
import { boxAround } from '../../read/lines.ts'
import type { Word } from '../../read/positioned-text.ts'
import type { Bureau, Printed } from '../credit-report.ts'
import type { RowField } from '../labelled-rows.ts'
import { parted } from '../parted.ts'
import { isNothing, readAs, textOf } from '../printed-values.ts'
import { bureauNamed } from './bureau-columns.ts'
import type { BureauRow } from './bureau-row.ts'

/**
 * The lines of the bureau's one value; none where the cell is empty or says that nothing is reported. At the top of a new
 * page only a line that the one before it had no room for goes on with the value: others may be a head of the page.
 */
function linesIn(row: BureauRow, bureau: Bureau): Word[][] {
  const lines: Word[][] = []
  for (const line of row.cells.get(bureau) ?? []) {
    const above = lines.at(-1)
    const isNewPage = above?.[0] !== undefined && line[0]?.box.page !== above[0].box.page
    if (isNewPage && !isFull(above, line, roomIn(row, bureau))) break
    // The head of the column again, which is no value in it.
    if (line.length > 2 || bureauNamed(textOf(line)) === null) lines.push(line)
  }
  // Two rows that say nothing may have run into one.
  const words = lines.flat()
  return isNothing(textOf(words)) || words.every(({ text }) => isNothing(text)) ? [] : lines
}

/** The words of the bureau's one value. */
export function wordsIn(row: BureauRow, bureau: Bureau): Word[] {
  return linesIn(row, bureau).flat()
}

/**
 * What the bureau's column prints in these rows, as the readers of one bureau's report take it.
 * @param areItems true for a label whose cell lists several values
 */
export function fieldsIn(
  rows: readonly BureauRow[],
  bureau: Bureau,
  areItems: (label: string) => boolean = () => false,
): RowField[] {
  return rows.flatMap((row) => {
    const { label, labelWords } = row
    if (!areItems(label)) return [{ label, labelWords, valueRows: linesIn(row, bureau) }]
    return itemsIn(row, bureau).map((item) => ({ label, labelWords, valueRows: [item] }))
  })
}

/** Width of the bureau's column in points. */
function roomIn({ columns }: BureauRow, bureau: Bureau): number {
  const column = columns.columns.find((each) => each.bureau === bureau)
  return column === undefined ? Number.POSITIVE_INFINITY : column.to - column.from
}

/** A whole number, such as a count or a score. */
export function readCount(words: readonly Word[]): Printed<number> | null {
  return readAs(words, (text) => (/^\d{1,4}$/.test(text) ? Number(text) : null))
}

/**
 * The items of a cell that lists several, one a paragraph: names, addresses' lines, comments. A line goes on with the
 * item above when its first word had no room there; otherwise somebody began a new line on purpose.
 */
export function itemsIn(row: BureauRow, bureau: Bureau): Word[][] {
  const room = roomIn(row, bureau)
  const items = parted(row.cells.get(bureau) ?? [], (line, above) => !isFull(above, line, room))
  return items.map((item) => withListsWhole(item.flat())).filter((item) => !isNothing(textOf(item)))
}

/** '08/2026=R6,07/2026=R5': months and their rates without a space, so that a cell breaks them anywhere. */
const listOfMonths = /^(\d{2}\/\d{4}=[A-Z]\d,)*\d{2}\/\d{4}=[A-Z]\d$/
const beginOfList = /^\d{2}\/\d{4}=/

function withListsWhole(words: readonly Word[]): Word[] {
  return parted(words, (_, __, part) => {
    const text = part.map((word) => word.text).join('')
    return !beginOfList.test(text) || listOfMonths.test(text)
  }).flatMap((part) => {
    const [word] = part
    const text = part.map((each) => each.text).join('')
    return word === undefined || !listOfMonths.test(text) ? part : [{ ...word, text, box: boxAround(part) }]
  })
}

/** Whether the first word of `next` would not have fitted behind `line`. Cells have a margin of a few points. */
function isFull(line: readonly Word[], next: readonly Word[], room: number): boolean {
  const [first] = line
  const last = line.at(-1)
  const [word] = next
  if (first === undefined || last === undefined || word === undefined) return false
  const width = last.box.x + last.box.width - first.box.x
  return width + 0.25 * last.size + word.box.width > room - 2 - 0.5 * last.size
}
