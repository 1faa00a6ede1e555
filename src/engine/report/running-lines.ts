/** What generated reports print on every page: name, date and number at the top, a page counter at the foot. */
import { lineOf, linesOf } from '../read/lines.ts'
import type { Line, Page } from '../read/positioned-text.ts'
import { monthHeadingOf } from './month-heading.ts'

/** Share of the page's height at its top and bottom in which running lines stand, but no fewer points, and how many of them at most. */
const margin = { share: 0.09, least: 28 }
const mostLines = 3
const pageCounter = /\b(?:Page|P[áa]g(?:ina)?\.?):? ?\d{1,3}( (of|de|\/) ?\d{1,3})?$/i
const bareCounter = /^\d{1,3}( of |\/| ?\| ?)\d{1,3}$/i
/** The number of the page alone: '3', '\u2014 3 \u2014'. */
const ownNumber = /^(?:[-\u2013\u2014] ?)?(\d{1,3})(?: ?[-\u2013\u2014])?$/
/** What a browser or a generator prints beside its counter: it is as little of the report. */
const besideCounter = /^(https?:\/\/|www\.)\S+$|^\S+-DISC$/i
/** Equifax's own, known by their words on a page from which the rest of them is lost. */
const ownHead = /^(Prepared for:|Date: [A-Z][a-z]+ \d{1,2}, \d{4}|Confirmation #)/
const ownFoot = /^(EFX-\S+|\S+-DISC)$/

/**
 * The lines of all pages in reading order without the running ones: page counters in a margin, and lines that stand in
 * a margin of at least half of the pages (and of two) at the same height with the same words. The first page keeps its
 * header, less its counter: some files print the report's number and date nowhere else.
 */
export const linesWithoutRunning = (pages: readonly Page[]): Line[] => pageLinesWithoutRunning(pages).flat()

/** The same, a list a page. @param isKept what stands on many pages and is none of their running lines */
export function pageLinesWithoutRunning(
  pages: readonly Page[],
  isKept: (line: Line) => boolean = () => false,
): Line[][] {
  const lines = pages.map((page) => linesOf(page))
  const outer = pages.map((page, at) => outerLines(lines[at] ?? [], page))
  const isOften = oftenOn(outer.map((own) => [...own].map(runningKey)))
  const often = new Set(outer.flatMap((own) => [...own].filter((line) => isOften(runningKey(line)))))
  const isNearly = isNearlyOneOf(often)
  return pages.map((page, at) =>
    (lines[at] ?? []).flatMap((line) => {
      if (outer[at]?.has(line) !== true || isKept(line)) return [line]
      if (ownNumber.exec(line.text)?.[1] === String(page.number)) return []
      const isTop = line.box.y < page.height / 2
      const isRunning = often.has(line) || isNearly(line) || (isTop ? ownHead : ownFoot).test(line.text)
      return isRunning && !(at === 0 && isTop) ? [] : withoutCounter(line)
    }),
  )
}

/** Whether at least half of the pages, and two, have what this key stands for. @param keys those of each page */
export function oftenOn(keys: readonly string[][]): (key: string) => boolean {
  const often = Math.max(2, keys.length / 2)
  return (key) => keys.filter((own) => own.includes(key)).length >= often
}

/** 'Date Issued: 10/04/2026   Page: 1 of 6' says the date; nothing where the counter stands alone or beside an address. */
function withoutCounter(line: Line): Line[] {
  const { words, text } = line
  if (bareCounter.test(text)) return []
  const from = words.findIndex((_, at) => {
    const rest = words.slice(at).map(({ text }) => text)
    return pageCounter.exec(rest.join(' '))?.index === 0
  })
  if (from === -1) return [line]
  const kept = words.slice(0, from)
  return kept.length === 0 || besideCounter.test(kept.map(({ text }) => text).join(' ')) ? [] : [lineOf(kept)]
}

/** The first and the last lines of a page that stand in a margin. The months above a table are no running line. */
function outerLines(lines: readonly Line[], page: Page): Set<Line> {
  const outer = [...lines.slice(0, mostLines), ...lines.slice(-mostLines)]
  return new Set(
    outer.filter(
      (line) => isInMargin(line, page) && (bareCounter.test(line.text) || monthHeadingOf(line) === null),
    ),
  )
}

function isInMargin({ box }: Line, page: Page): boolean {
  const middle = box.y + box.height / 2
  const depth = Math.max(page.height * margin.share, margin.least)
  return middle < depth || middle > page.height - depth
}

/** Only a page counter may differ from page to page. */
const runningKey = (line: Line): string => `${Math.round(line.box.y / 2)} ${runningWords(line)}`

const runningWords = ({ text }: Line): string =>
  text
    .replace(pageCounter, '')
    .replace(/\b\d{1,3} ?[/|] ?\d{1,3}\b/, '')
    .replace(countedSheet, '$1')

/** '0127339158 118841': the number of the mailing and that of the sheet, which counts on. */
const countedSheet = /^(\d{6,}) \d{4,}$/

/** Points by which a height that was measured differs from page to page. */
const measuredApart = 1.5

/**
 * Whether a line of a scan has the words of a running one, at a height that may be the same: at an edge of the grid one page of many has another key.
 */
function isNearlyOneOf(running: Iterable<Line>): (line: Line) => boolean {
  const heights = new Map<string, number[]>()
  for (const line of running) {
    const own = heights.get(runningWords(line)) ?? []
    // Running lines of one text stand at few heights.
    if (!own.includes(line.box.y)) heights.set(runningWords(line), [...own, line.box.y])
  }
  return (line) =>
    line.words.some(({ confidence }) => confidence !== undefined) &&
    (heights.get(runningWords(line)) ?? []).some((y) => Math.abs(y - line.box.y) < measuredApart)
}
