import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { withTurnedDrawing } from '../../../test/support/hard-files/turned-drawing.ts'
import { keptPages } from '../../../test/support/kept-pages.ts'
import { twoUp } from '../../../test/support/mutate-pages/change-shape.ts'
import { textRow } from '../../../test/support/page-flow.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import { twoPagesASheet } from '../../../test/support/two-pages-a-sheet.ts'
import { pagesOfSheets } from '../read/pages-of-sheets.ts'
import type { Box, Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'
import { pointedOn, withPointings } from './hints/hints.ts'
import { plainReport } from './plain-report.ts'
import { type ReportReading, reportsOf } from './read-report.ts'
import { readScanned } from './read-scan.ts'

const sample = (name: string) => new Uint8Array(readFileSync(sampleFile('set-1', `${name}.pdf`)))

async function pagesIn(bytes: Uint8Array): Promise<Page[]> {
  return keptPages(bytes)
}

function reportIn(reading: ReportReading): CreditReport {
  const [report] = reading.ok ? reading.reports : []
  if (report === undefined) throw new Error(JSON.stringify(reading))
  return report
}

/** What it says, without the places and the number of pages. */
const said = (report: CreditReport): unknown =>
  JSON.parse(
    JSON.stringify(plainReport(report), (key, value) =>
      ['box', 'boxes', 'blocks', 'page', 'pageCount', 'evidence'].includes(key) ? undefined : value,
    ),
  )

/** The words that stand in a place, left to right. */
const wordsAt = (pages: readonly Page[], box: Box) =>
  (pages[box.page - 1]?.words ?? [])
    .filter((word) => {
      const [x, y] = [word.box.x + word.box.width / 2, word.box.y + word.box.height / 2]
      return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
    })
    .map(({ text }) => text)
    .join(' ')

describe('a file with two pages on each sheet', () => {
  let pages: Page[]
  let sheets: Page[]
  let bytes: Uint8Array
  beforeAll(async () => {
    pages = await pagesIn(sample('transunion'))
    bytes = await twoPagesASheet(sample('transunion'))
    sheets = await pagesIn(bytes)
  })

  it('reads as the file with one page on each, of as many pages as it has sheets', () => {
    const report = reportIn(reportsOf(sheets))
    expect(said(report)).toEqual(said(reportIn(reportsOf(pages))))
    expect(report.pageCount).toBe(Math.ceil(pages.length / 2))
  })

  it('reads the same where both pages are set at the top of the sheet', () => {
    const free = (612 - (396 * 792) / 612) / 2
    const raised = sheets.map((sheet) => ({
      ...sheet,
      words: sheet.words.map((word) => ({
        ...word,
        box: { ...word.box, y: word.box.y - free },
        ...(word.baseline === undefined ? {} : { baseline: word.baseline - free }),
      })),
      marks: sheet.marks.map((mark) => ({ ...mark, box: { ...mark.box, y: mark.box.y - free } })),
    }))
    const [halves, centred] = [pagesOfSheets(raised), pagesOfSheets(sheets)]
    const headsOf = (each: typeof halves) =>
      each?.placed.map(({ page }) => Math.round(page.words[0]?.box.y ?? 0))
    expect(headsOf(halves)).toEqual(headsOf(centred))
    expect(halves?.isProven).toBe(true)
  })

  it('has every value where it stands on the sheet', () => {
    const { accounts } = reportIn(reportsOf(sheets))
    const values = accounts.flatMap(({ accountNumber, opened }) => [accountNumber ?? [], opened ?? []].flat())
    expect(values.length).toBeGreaterThan(20)
    for (const { box, raw } of values) expect(wordsAt(sheets, box)).toBe(raw)
    expect(new Set(values.map(({ box }) => box.x > 396))).toEqual(new Set([true, false]))
  })

  it('reads the same from sheets that are fed sideways, and from wider paper', async () => {
    const turned = await pagesIn(withTurnedDrawing(bytes, () => 3))
    const wide = await pagesIn(await twoPagesASheet(sample('transunion'), 1008, 612))
    for (const other of [turned, wide])
      expect(said(reportIn(reportsOf(other)))).toEqual(said(reportIn(reportsOf(pages))))
  })

  it('reads each half by its print where no numbers and no lines are the same', () => {
    // The order is found by what fits, with a reading for each try.
    const bare = pages.slice(0, 4).map((page) => ({
      ...page,
      words: page.words.filter(({ box }) => box.y > 40 && box.y < page.height - 40),
    }))
    const laid = twoUp(bare)
    expect(pagesOfSheets(laid)?.isProven).toBe(false)
    expect(reportIn(reportsOf(laid)).accounts).toHaveLength(reportIn(reportsOf(bare)).accounts.length)
  })

  it('takes what was said of a place along to its page', () => {
    const words = sheets.flatMap((sheet) => sheet.words.filter(({ text }) => text === 'Balance').slice(0, 2))
    const pointings = words.map(({ box, text }) => ({
      box,
      words: text,
      meaning: 'balance' as const,
      bureau: 'TransUnion' as const,
    }))
    const parted = pagesOfSheets(withPointings(sheets, pointings))
    expect(words.length).toBeGreaterThan(5)
    expect(pointedOn((parted?.placed ?? []).map(({ page }) => page))).toHaveLength(words.length)
  })

  it('from a scan has values as sure as they were recognised', () => {
    const placed = sheets.map((page) => ({
      page: { ...page, words: page.words.map((word) => ({ ...word, confidence: 0.8 })) },
      fileNumber: page.number,
      isRecognised: true,
      placeInFile: (box: Box) => box,
    }))
    const report = reportIn(readScanned(placed, [], sheets.length))
    expect(report.accounts.length).toBeGreaterThan(5)
    expect(new Set(report.accounts.map(({ creditor }) => creditor.confidence))).toEqual(new Set([0.8]))
    expect(report.pageCount).toBe(sheets.length)
  })
})

describe('a file without two pages on a sheet', () => {
  it('is not parted for its tables alone, whose columns have the same words left and right', () => {
    const table = [0, 1, 2, 3, 4, 5].flatMap((row) =>
      [30, 160, 290, 430, 560, 690].flatMap((x) => textRow('Scheduled Payment', x, 20 + 90 * row)),
    )
    const pages = [1, 2, 3].map((number) => ({
      number,
      width: 842,
      height: 595,
      marks: [],
      words: [...table, ...textRow(`${number}/3`, 800, 575)].map((word) => ({
        ...word,
        box: { ...word.box, page: number },
      })),
    }))
    expect(pagesOfSheets(pages)?.isProven).toBe(false)
  })

  it('is not parted: upright pages, a wide page whose lines cross its middle, half a sheet alone', async () => {
    const pages = await pagesIn(sample('experian'))
    expect(pagesOfSheets(pages)).toBeNull()
    const wide = pages.map((page) => ({
      ...page,
      width: 1.6 * page.width,
      words: page.words.map((word) => ({
        ...word,
        box: { ...word.box, x: 1.6 * word.box.x, width: 1.6 * word.box.width },
      })),
    }))
    expect(pagesOfSheets(wide) === null).toBe(true)
    expect(pagesOfSheets(twoUp(pages.slice(0, 1)))).toBeNull()
  })
})
