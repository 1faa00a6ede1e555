/** The lines of a print of three bureaus: without the signs beside their names, and with a line where pages are missing. */

import { pageCounter } from '../../read/page-counters.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { gapsIn } from '../missing-pages.ts'
import { pageLinesWithoutRunning } from '../running-lines.ts'
import { bureauNamed } from './bureau-columns.ts'

/** What stands beside an address is of the browser, or of who sold the service. */
const address = /^(https?:\/\/|www\.)\S+( .{0,40})?$/i
const registered = /^[®™]+$/

/**
 * All lines in reading order. Trademark signs are left out: they stand raised beside the bureaus'
 * names and would begin lines of their own. Where pages are missing, a line without words stands: what follows is no
 * continuation of what came before.
 * @param furniture what this layout itself repeats, beside whatever stands in a margin of half of the pages
 */
export function printedLines(printed: readonly Page[], furniture?: RegExp): Line[] {
  const pages = printed.map((page) => ({ ...page, words: page.words.flatMap(withoutSigns) }))
  const counter = pageCounter(pages)
  const gaps = counter === null ? [] : gapsIn(counter.numbers, counter.of)
  const own = pageLinesWithoutRunning(pages, isHead)
  const isOwn = ({ text }: Line) => furniture?.test(text) === true
  return pages.flatMap((page, at) => {
    const isNext = at === 0 || page.number === (pages[at - 1]?.number ?? 0) + 1
    const isBehindGap = !isNext || (at > 0 && gaps.some(({ before }) => before === at + 1))
    const number = counter?.numbers[at] ?? null
    const lines = (own[at] ?? []).filter(
      (line) => !isOwn(line) && !address.test(line.text) && !isCounter(line.text, number, counter?.of ?? 0),
    )
    return isBehindGap ? [missingPages(page.number), ...lines] : lines
  })
}

/** A browser repeats the head of a table on every page that it goes on over. */
const isHead = ({ words }: Line): boolean => words.every(({ text }) => bureauNamed(text) !== null)

/** '3/20' alone, as some browsers print it: 'Page 3 of 20' and what stands beside an address are noise everywhere. */
const isCounter = (text: string, number: number | null, of: number): boolean =>
  number !== null && text.replaceAll(' ', '') === `${number}/${of}`

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
