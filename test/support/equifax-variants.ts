/** Equifax samples laid out anew: other page breaks, lost and disordered lines, with what is drawn kept in its row. */
import { baselineOf, linesOf } from '../../src/engine/read/lines.ts'
import type { Line, Mark, Page, Word } from '../../src/engine/read/positioned-text.ts'
import { type FlowRow, flowOf, pagesOf } from './page-flow.ts'

const drawn = '\u0000drawn '

/** The rows of all pages without what is printed on every page. Drawn shapes ride along as words of their row. */
export function equifaxRows(pages: Page[]): FlowRow[] {
  return pages.flatMap((page) =>
    flowOf([{ ...page, words: [...page.words, ...ridingMarks(page)] }], (line) => isRunningLine(line, page)),
  )
}

/** Name, date and confirmation at the top, document code and counter at the foot. */
function isRunningLine({ text, box }: Line, { height }: Page): boolean {
  const [middle, depth] = [box.y + box.height / 2, Math.max(height * 0.06, 28)]
  if (middle < depth) return /^(Prepared for:|Date: [A-Z][a-z]+ \d{1,2}, \d{4}|Confirmation #)/.test(text)
  return middle >= height - depth && /^(EFX-\S+|\S+-DISC)?\s*(Page \d+ of \d+)?$/.test(text)
}

/** The rows on pages of the given height, with the running header and footer of Equifax. */
export function equifaxPages(rows: FlowRow[], pageHeight: number): Page[] {
  const margins = {
    top: 'Prepared for: SOME BODY ELSE Date: November 09, 2026 Confirmation # 0000138272',
    bottom: 'EFX-ACR-000000001-DISC Page {page} of 99',
  }
  return pagesOf(rows, { pageHeight, ...margins }).map((page) => {
    const marks = page.words.flatMap((word) => markOf(word) ?? [])
    return { ...page, words: page.words.filter((word) => !word.text.startsWith(drawn)), marks }
  })
}

/** Ticks and squares as words on the baseline of the text beside them; rules between rows are left out. */
function ridingMarks(page: Page): Word[] {
  const lines = linesOf(page)
  return page.marks.flatMap((mark) => {
    const middle = mark.box.y + mark.box.height / 2
    const word = lines
      .find(({ box }) => middle > box.y - 1 && middle < box.y + box.height + 1)
      ?.words.find(({ text }) => text !== '')
    if (word === undefined || mark.box.height < 2 || mark.box.width < 2 || mark.box.width > 20) return []
    const text = `${drawn}${mark.kind} ${mark.colour ?? ''}`
    return [{ text, box: mark.box, size: word.size, bold: false, baseline: baselineOf(word) }]
  })
}

function markOf(word: Word): Mark | null {
  if (!word.text.startsWith(drawn)) return null
  const [kind, colour = ''] = word.text.slice(drawn.length).split(' ')
  return { kind: kind === 'image' ? 'image' : 'path', box: word.box, colour: colour === '' ? null : colour }
}
