/** The lines of a browser's print without what the browser itself writes into the margins of every page. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'

/** '10/25/26, 4:27 PM' begins the header; the document's title stands beside it on the same line. */
const timeOfPrinting = /^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(:\d{2})?( ?[AP]M)?\b/i
const address = /^(https?:\/\/|www\.)\S+( .{0,40})?$/i
const pageCounter = /^(page )?\d{1,3} ?(of|\/) ?\d{1,3}$/i
const registered = /^[®™]+$/

/** Share of the page's height at its top and bottom in which a browser prints its lines. */
const margin = 0.08

/**
 * All lines in reading order: page after page, top to bottom, each left to right. Trademark signs are left out: they
 * stand raised beside the bureaus' names and would begin lines of their own. Where pages are missing, a line without
 * words stands: what follows is no continuation of what came before.
 * @param furniture what this layout itself repeats on every page
 */
export function printedLines(pages: readonly Page[], furniture: RegExp | null): Line[] {
  const lines: Line[] = []
  let before: { page: number; counted: number | null } | null = null
  for (const page of pages) {
    const all = linesOf({ ...page, words: page.words.flatMap(withoutSigns) })
    const own = all.filter((line) => !isMargin(line, page) && !(furniture?.test(line.text) ?? false))
    const counted = counterOf(all, page)
    const isNext =
      before === null ||
      (page.number === before.page + 1 &&
        (counted === null || before.counted === null || counted === before.counted + 1))
    if (!isNext) lines.push(missingPages(page.number))
    lines.push(...own)
    before = { page: page.number, counted }
  }
  return lines
}

function missingPages(page: number): Line {
  return { text: '', words: [], box: { page, x: 0, y: 0, width: 0, height: 0 } }
}

/** True for the line that stands for missing pages. */
export function isMissingPages(line: Line): boolean {
  return line.words.length === 0
}

/** The page's number as the print itself counts: '3/20', 'Page 3 of 30' at the end of a line in the margin. */
function counterOf(lines: readonly Line[], page: Page): number | null {
  for (const line of lines) {
    const count = inMargin(line, page)
      ? /(?:^|\s)(\d{1,3}) ?(?:of|\/) ?\d{1,3}$/i.exec(line.text)?.[1]
      : undefined
    if (count !== undefined) return Number(count)
  }
  return null
}

function withoutSigns(word: Word): Word[] {
  if (!/[®™]$/.test(word.text)) return [word]
  if (registered.test(word.text)) return []
  return [{ ...word, text: word.text.replace(/(?<=[a-z])[®™]+$/i, '') }]
}

function isMargin(line: Line, page: Page): boolean {
  const { text } = line
  return inMargin(line, page) && (timeOfPrinting.test(text) || address.test(text) || pageCounter.test(text))
}

function inMargin({ box }: Line, page: Page): boolean {
  const middle = box.y + box.height / 2
  return middle < page.height * margin || middle > page.height * (1 - margin)
}
