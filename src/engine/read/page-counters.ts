/** The numbers that a report prints of its own pages: 'Page 3 of 12', 'Page: 1 of 6', '3/33'. */
import { linesOf } from './lines.ts'
import type { Line, Page } from './positioned-text.ts'
import { segmentsOf } from './segments.ts'

/** One counter over the pages of a file. */
export interface PageCounter {
  /** How many pages it says there are. */
  of: number
  /** The number that each page prints, in the order of the pages; null for a page without one. */
  numbers: (number | null)[]
}

interface Printed {
  /** Index of the page. */
  at: number
  number: number
  of: number
  isLabelled: boolean
  /** Points from the nearer edge, positive from the top and negative from the foot; what is inner is larger. */
  place: number
  isBesideAddress: boolean
  /** What stands before it in its cell; null where nothing does. */
  words: string | null
}

/** Share of the page's height at its top and bottom in which counters stand, and how many lines of it at most. */
const margin = 0.1
const mostLines = 3
/** A row of more cells is one of a table: '10/26' in it is a month. */
const mostCells = 3
/** Places that differ by fewer points are one. */
const samePlace = 4
/** Recognition reads 'Page 3 of 7' of a photo as 'Page 30f7', too. */
const labelled =
  /(?:\b(?:Page|Pg)|(?<!\p{L})P[áa]g(?:ina)?)\.? ?[:|]? ?(\d{1,3}?)(?: de | ?[o0]f ?| ?\/ ?)(\d{1,3})(?![\d/.,%-])/giu
/** Alone in its cell, or behind an address: '24/36' beside other words may be a value. */
const bare = /^(?:(\S+[./]\S*) )?[-–(]? ?(\d{1,3})(?: (?:of|de) | ?\/ ?)(\d{1,3}) ?[-–)]?$/i
/** Behind other words, at the end of its cell. */
const behindWords = /^(.*\S)\s(\d{1,3})(?: of | ?\/ ?)(\d{1,3})$/i
/** On so many pages behind the same words it is no value of a table. */
const leastBehindWords = 3

/**
 * The counter of the report, null where none is certain. A date or '24/36' in the margin is no counter: one stands on
 * half of the pages, at one place or behind the word 'Page', says one total and no number twice; other words before it are
 * the same on three pages. A report that was printed from a viewer may have two: the inner one is its own.
 */
export function pageCounter(pages: readonly Page[]): PageCounter | null {
  const all = pages.flatMap((page, at) => printedOn(page, at))
  const totals = [...new Set(all.map(({ of }) => of))].filter((of) => of >= 1)
  const found = totals.flatMap((of) => placesOf(all.filter((each) => each.of === of)))
  const certain = found.flatMap((group) => {
    const numbers = pages.map((_, at) => group.find((each) => each.at === at)?.number ?? null)
    return isCertain(group, numbers, pages.length) ? [{ group, numbers }] : []
  })
  const [best] = certain.sort((a, b) => depthOf(b.group) - depthOf(a.group))
  const [first] = best?.group ?? []
  return best === undefined || first === undefined ? null : { of: first.of, numbers: best.numbers }
}

/** Every counter in the margins of one page, certain or not. */
export function countersOn(page: Page): { number: number; of: number }[] {
  return printedOn(page, 0)
}

function isCertain(group: readonly Printed[], numbers: readonly (number | null)[], pages: number): boolean {
  const own = numbers.filter((number) => number !== null)
  if (new Set(own).size < own.length) return false
  if (own.length < pages / 2) return false
  if (group.some(({ words }) => words !== null)) return own.length >= leastBehindWords
  if (own.length > 1) return true
  return group.some(({ isLabelled, isBesideAddress }) => isLabelled || isBesideAddress)
}

/** The labelled ones together, wherever they stand; bare ones by their place. One a page. */
function placesOf(all: readonly Printed[]): Printed[][] {
  const groups: Printed[][] = []
  for (const each of all) {
    const group = groups.find(([first]) => first !== undefined && isAlike(first, each))
    if (group === undefined) groups.push([each])
    else if (!group.some(({ at }) => at === each.at)) group.push(each)
  }
  return groups
}

function isAlike(one: Printed, other: Printed): boolean {
  if (one.isLabelled !== other.isLabelled || one.words !== other.words) return false
  return Math.abs(one.place - other.place) < samePlace || (one.isLabelled && one.place * other.place > 0)
}

const depthOf = (group: readonly Printed[]): number =>
  group.reduce((sum, { place }) => sum + Math.abs(place), 0) / group.length

function printedOn(page: Page, at: number): Printed[] {
  const lines = linesOf(page)
  const inMargin = (line: Line) => {
    const middle = line.box.y + line.box.height / 2
    return middle < margin * page.height || middle > (1 - margin) * page.height
  }
  const outer = [...new Set([...lines.slice(0, mostLines), ...lines.slice(-mostLines)])].filter(inMargin)
  return outer.flatMap((line) => {
    const middle = line.box.y + line.box.height / 2
    const place = middle < page.height / 2 ? middle : middle - page.height
    const alone = { at, place, isLabelled: false, isBesideAddress: false, words: null }
    const counters = [...line.text.matchAll(labelled)].map(
      ([, number, of]): Printed => ({ ...alone, number: Number(number), of: Number(of), isLabelled: true }),
    )
    const cells = segmentsOf(line)
    for (const { text } of cells.length > mostCells ? [] : cells) {
      const [, address, number, of] = bare.exec(text) ?? []
      const [, words, last, total] =
        number === undefined && counters.length === 0 ? (behindWords.exec(text) ?? []) : []
      if (number !== undefined)
        counters.push({
          ...alone,
          number: Number(number),
          of: Number(of),
          isBesideAddress: address !== undefined,
        })
      else if (words !== undefined)
        counters.push({ ...alone, number: Number(last), of: Number(total), words })
    }
    return counters.filter(({ number, of }) => number >= 1 && number <= of)
  })
}
