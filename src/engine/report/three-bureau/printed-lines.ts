/** The lines of a print of three bureaus: without the signs beside their names, and with a line where pages are missing. */
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { gapsIn } from '../missing-pages.ts'
import { pageCounter } from '../page-counters.ts'
import { linesWithoutRunning } from '../running-lines.ts'

const registered = /^[®™]+$/

/**
 * All lines in reading order. Trademark signs are left out: they stand raised beside the bureaus'
 * names and would begin lines of their own. Where pages are missing, a line without words stands: what follows is no
 * continuation of what came before.
 */
export function printedLines(printed: readonly Page[]): Line[] {
  const pages = printed.map((page) => ({ ...page, words: page.words.flatMap(withoutSigns) }))
  const counter = pageCounter(pages)
  const gaps = counter === null ? [] : gapsIn(counter.numbers, counter.of)
  const lines = linesWithoutRunning(pages)
  return pages.flatMap(({ number }, at) => {
    const isNext = at === 0 || number === (pages[at - 1]?.number ?? 0) + 1
    const isBehindGap = !isNext || (at > 0 && gaps.some(({ before }) => before === at + 1))
    const own = lines.filter(({ box }) => box.page === number)
    return isBehindGap ? [missingPages(number), ...own] : own
  })
}

function missingPages(page: number): Line {
  return { text: '', words: [], box: { page, x: 0, y: 0, width: 0, height: 0 } }
}

/** True for the line that stands for missing pages. */
export function isMissingPages(line: Line): boolean {
  return line.words.length === 0
}

function withoutSigns(word: Word): Word[] {
  if (!/[®™]$/.test(word.text)) return [word]
  if (registered.test(word.text)) return []
  return [{ ...word, text: word.text.replace(/(?<=[a-z])[®™]+$/i, '') }]
}
