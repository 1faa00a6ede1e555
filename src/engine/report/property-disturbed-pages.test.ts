import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  inOtherOrder,
  withoutLines,
  withSplitLines,
  withSplitWords,
} from '../../../test/support/hard-files/disturbed-pages.ts'
import {
  printedLayouts,
  type ReadLayout,
  readAgain,
  readPrinted,
  sampleLayouts,
} from '../../../test/support/hard-files/printed-layouts.ts'
import { propertyRuns, soaked, soakTimes } from '../../../test/support/soak-share.ts'
import { coverageShare } from '../audit/coverage-share.ts'
import type { Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'
import { plainReport } from './plain-report.ts'
import { type ReportReading, reportsOf } from './read-report.ts'

const seeds = fc.integer({ min: 1, max: 1_000_000 })
/** Of the lines or words of a file. */
const shares = fc.constantFrom(0.01, 0.05, 0.2)
const runs = (full: number) => propertyRuns(full, soakTimes)

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
const namesOf = (reports: readonly CreditReport[]) =>
  reports.flatMap(({ accounts }) => accounts.map(({ creditor }) => letters(creditor.value)))

/**
 * Creditors that the whole file does not print for that bureau. A name may have lost one of its rows or some of its words,
 * or have a row of its neighbours'.
 */
function invented(read: readonly CreditReport[], whole: readonly CreditReport[]): string[] {
  return read.flatMap((report) => {
    const printed = whole.filter(({ bureau }) => bureau === report.bureau)
    const known = namesOf(printed)
    const inWords = printed.flatMap(({ accounts }) => accounts.map(({ creditor }) => wordsOf(creditor.value)))
    return report.accounts
      .map(({ creditor }) => creditor.value)
      .filter((name) => !known.some((each) => each.includes(letters(name)) || letters(name).includes(each)))
      .filter((name) => !inWords.some((words) => isAmong(wordsOf(name), words)))
  })
}

const wordsOf = (text: string) => text.toUpperCase().split(/\s+/)

/** True when the words are some of those, in their order and with the first. */
function isAmong(words: readonly string[], all: readonly string[]): boolean {
  let at = -1
  return (
    words[0] === all[0] &&
    words.every((word) => {
      at = all.indexOf(word, at + 1)
      return at !== -1
    })
  )
}

/** What is read, without places: parts of a word have boxes that differ in the last digit. */
function said(reading: ReportReading): unknown {
  if (!reading.ok) throw new Error(reading.refusal.sentence.key)
  return JSON.parse(
    JSON.stringify(reading.reports.map(plainReport), (key, value) =>
      ['box', 'boxes', 'blocks'].includes(key) ? undefined : value,
    ),
  )
}

/** How many lines it does not understand, and whether it holds itself for whole. */
const notices = (reports: readonly CreditReport[]) =>
  reports.some((report) => report.coverage.unread.length > 0 || coverageShare(report).sentence !== null)

/** A bureau's own layout, a mailed one, and an unseen form; the soak disturbs all. */
const disturbedLayouts = soaked(
  printedLayouts.filter((_, at) => [0, 12, 16].includes(at)),
  printedLayouts,
)

describe.each(disturbedLayouts)('a report of %s', (_, print) => {
  let whole: ReadLayout
  beforeAll(async () => {
    whole = await readPrinted(print())
  })
  const countOf = (reports: readonly CreditReport[]) => reports.flatMap(({ accounts }) => accounts).length
  const expectNothingInvented = (pages: Page[]) => {
    const read = readAgain(whole, pages)
    expect(invented(read, whole.reports)).toEqual([])
    expect(countOf(read)).toBeLessThanOrEqual(countOf(whole.reports))
    return read
  }

  it('is the same in any order of its words and marks', () => {
    const expected = whole.reports.map(plainReport)
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(readAgain(whole, inOtherOrder(whole.pages, seed)).map(plainReport)).toEqual(expected)
      }),
      runs(3),
    )
  })

  it('gets no account that it does not print when lines are lost', () => {
    fc.assert(
      fc.property(seeds, shares, (seed, share) => {
        expectNothingInvented(withoutLines(whole.pages, share, seed))
      }),
      runs(12),
    )
  })

  it('is read or refused, whatever is lost of it', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(0.6, 0.9, 1), (seed, share) => {
        const reading = reportsOf(withoutLines(whole.pages, share, seed))
        const read = reading.ok ? reading.reports : []
        expect(invented(read, whole.reports)).toEqual([])
        expect(countOf(read)).toBeLessThanOrEqual(countOf(whole.reports))
      }),
      runs(6),
    )
  })

  it('is the same when words come in parts that touch', () => {
    const expected = said(reportsOf(whole.pages))
    fc.assert(
      fc.property(seeds, shares, (seed, share) => {
        expect(said(reportsOf(withSplitWords(whole.pages, share, seed)))).toEqual(expected)
      }),
      runs(6),
    )
  })

  it('gets no account that it does not print when lines come in parts', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(0.01, 0.05), (seed, share) => {
        expectNothingInvented(withSplitLines(whole.pages, share, seed))
      }),
      runs(8),
    )
  })
})

/** The others print three accounts and no counts: of what is left of them nobody can say how much there was. */
describe.each(soaked(sampleLayouts.slice(0, 1), sampleLayouts))('a report of %s', (_, print) => {
  it('says so when much of it was lost', async () => {
    const whole = await readPrinted(print())
    fc.assert(
      fc.property(seeds, (seed) => {
        const reading = reportsOf(withoutLines(whole.pages, 0.4, seed))
        expect(!reading.ok || notices(reading.reports)).toBe(true)
      }),
      runs(5),
    )
  })
})
