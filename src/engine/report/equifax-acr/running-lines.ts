import { linesOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'

/** Where running lines are printed: a share of the page's height at its top and bottom, but no fewer points than this. */
const margin = { share: 0.06, least: 28 }

/** What is printed on every page: name, date and confirmation at the top, document code and counter at the foot. */
export function isRunningLine(line: Line, page: Page): boolean {
  return isHead(line, page) || isFoot(line, page)
}

/** The pages without these lines; the first one keeps its head, which says whose report it is. */
export function withoutRunningLines(pages: readonly Page[]): Page[] {
  return pages.map((page, at) => {
    const isRunning = (line: Line) => isFoot(line, page) || (at > 0 && isHead(line, page))
    const running = new Set(linesOf(page).flatMap((line) => (isRunning(line) ? line.words : [])))
    return { ...page, words: page.words.filter((word) => !running.has(word)) }
  })
}

function isHead({ text, box }: Line, page: Page): boolean {
  const isAtTop = box.y + box.height / 2 < depthOf(page)
  return isAtTop && /^(Prepared for:|Date: [A-Z][a-z]+ \d{1,2}, \d{4}|Confirmation #)/.test(text)
}

function isFoot({ text, box }: Line, page: Page): boolean {
  const isAtBottom = box.y + box.height / 2 >= page.height - depthOf(page)
  return isAtBottom && /^(EFX-\S+|\S+-DISC)?\s*(Page \d+ of \d+)?$/.test(text)
}

const depthOf = ({ height }: Page): number => Math.max(height * margin.share, margin.least)
