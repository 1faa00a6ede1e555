import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { formBomb, pictureBomb, twicePackedBomb } from '../../../test/support/hard-files/bombs.ts'
import {
  withLinesBefore,
  withoutContents,
  withoutTable,
  withPageLoop,
  withTableLoop,
  withWrongOffsets,
  withWrongStart,
} from '../../../test/support/hard-files/damaged-tables.ts'
import { doubledPages, reversedPages } from '../../../test/support/hard-files/page-sequence.ts'
import { withBodies } from '../../../test/support/hard-files/pdf-objects.ts'
import { inEnglish } from '../../../test/support/in-words.ts'
import { keptPages } from '../../../test/support/kept-pages.ts'
import { keptWork } from '../../../test/support/kept-work.ts'
import { printEquifaxNumbered } from '../../../test/support/print-older/equifax-numbered.ts'
import { printExperianMailed } from '../../../test/support/print-older/experian-mailed.ts'
import { inventedAccounts } from '../../../test/support/print-older/invented-file.ts'
import { printTransunionMailed } from '../../../test/support/print-older/transunion-mailed.ts'
import { inventFile } from '../../../test/support/print-three-bureau/invented-file.ts'
import { printEquifax } from '../../../test/support/print-three-bureau/print-equifax.ts'
import { repeatingPdf } from '../../../test/support/repeating-pdf.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { linesOf } from '../read/lines.ts'
import type { Page } from '../read/positioned-text.ts'
import { createReportReader } from '../reading/read-in-child.ts'
import { bureaus, type CreditReport } from './credit-report.ts'
import { plainReport } from './plain-report.ts'
import { reportsOf } from './read-report.ts'

const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../test/fixtures/reports/${name}.pdf`, import.meta.url)))
const samples = ['set-1/experian', 'set-3/equifax', 'set-3/transunion', 'set-6/three-bureau'] as const
const fivePages = () =>
  withBodies(printEquifaxNumbered(inventedAccounts, { pageHeight: 670 }), (body) => body)
const files: readonly (readonly [name: string, bytesOf: () => Uint8Array])[] = [
  ['five pages', fivePages],
  ...samples.map((name) => [name, () => sample(name)] as const),
]
/** What lies in another order or is damaged is the file, whatever it shows: the soak does it to every sample in every way. */
const changedFiles = soaked(files.slice(0, 1), files)

const faults: string[] = []
// One child: starting another takes longer than any of these files.
const reader = createReportReader({
  deadlineMs: 120_000,
  children: 1,
  onFault: (fault) => faults.push(fault),
})
afterAll(() => reader.close())

async function reportsIn(bytes: Uint8Array): Promise<CreditReport[]> {
  const reading = await reader.readReport(bytes)
  if (!reading.ok) throw new Error(reading.refusal.sentence.key)
  return reading.reports
}

/** The reports of an undamaged file, read once. */
async function keptReports(bytes: Uint8Array): Promise<CreditReport[]> {
  const reading = await keptWork(['readReport', bytes], () => reader.readReport(bytes))
  if (!reading.ok) throw new Error(reading.refusal.sentence.key)
  return reading.reports
}

const placeKeys = ['box', 'boxes', 'blocks', 'evidence', 'page', 'pageCount']

/** What the reports say, without the places and the number of pages. */
const said = (reports: readonly CreditReport[]): unknown =>
  JSON.parse(
    JSON.stringify(reports.map(plainReport), (key, value) => (placeKeys.includes(key) ? undefined : value)),
  )

/** Where every account begins. */
const places = (reports: readonly CreditReport[]) =>
  reports.flatMap(({ accounts }) => accounts.map(({ creditor }) => creditor.box))

/** In a report of many; each takes a moment, and nothing is told by more of them but that they may be as many. */
const [many = 0] = soaked([12], [60])

/** So many accounts with numbers of their own, by repeating the invented ones. */
const manyAccounts = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const account = inventedAccounts[at % inventedAccounts.length]
    if (account === undefined) throw new Error('no account')
    return { ...account, number: String(1000 + at) }
  })

async function pagesIn(bytes: Uint8Array): Promise<Page[]> {
  return keptPages(bytes)
}

/** Without the words in the margins that number the page. */
const withoutNumbers = (page: Page): Page => ({
  ...page,
  words: linesOf(page).flatMap(({ text, words, box }) => {
    const isMargin = box.y < 0.08 * page.height || box.y > 0.9 * page.height
    return isMargin && /(?<![\d/])\d{1,3} ?(\/|of) ?\d{1,3}$/i.test(text) ? words.slice(0, 1) : words
  }),
})

/** The last page first, each numbered by its place. */
const upsideDown = (pages: readonly Page[]): Page[] =>
  [...pages].reverse().map((page, at) => ({
    ...page,
    number: at + 1,
    words: page.words.map((word) => ({ ...word, box: { ...word.box, page: at + 1 } })),
    marks: page.marks.map((mark) => ({ ...mark, box: { ...mark.box, page: at + 1 } })),
  }))

const numberedPrints: readonly (readonly [string, () => Uint8Array])[] = [
  [
    'TransUnion, mailed',
    () => printTransunionMailed(manyAccounts(30), { pageHeight: 670, months: '01/2024' }),
  ],
  ['Equifax, numbered', () => printEquifaxNumbered(manyAccounts(30), { pageHeight: 670 })],
  [
    'Experian, mailed',
    () => printExperianMailed(manyAccounts(30), { pageHeight: 670, values: 'beside', balancesInRow: 2 }),
  ],
]

describe('the pages of a file', () => {
  it.each(changedFiles)(
    'are put in their order when they lie the other way round (%s)',
    async (_, bytesOf) => {
      const whole = await keptReports(bytesOf())
      const reversed = await reportsIn(reversedPages(bytesOf()))
      expect(said(reversed)).toEqual(said(whole))
      const last = 1 + (whole[0]?.pageCount ?? 0)
      expect(places(reversed)).toEqual(places(whole).map((box) => ({ ...box, page: last - box.page })))
    },
  )

  it.each(changedFiles)('are read once when each is in the file twice (%s)', async (_, bytesOf) => {
    const whole = await keptReports(bytesOf())
    const doubled = await reportsIn(doubledPages(bytesOf()))
    expect(said(doubled)).toEqual(said(whole))
    expect(doubled[0]?.pageCount).toBe(2 * (whole[0]?.pageCount ?? 0))
    expect(places(doubled)).toEqual(places(whole).map((box) => ({ ...box, page: 2 * box.page - 1 })))
  })

  it.each(soaked(numberedPrints.slice(0, 1), numberedPrints))(
    'without page numbers are read by their fit the other way round, and both times said to be unproven (%s)',
    async (_, print) => {
      const numbered = await pagesIn(print())
      const bare = numbered.map(withoutNumbers)
      const given = reportsOf(bare)
      const whole = reportsOf(numbered)
      if (!given.ok || !whole.ok) throw new Error('The report is not read.')
      expect(whole.reports.map(({ coverage }) => coverage.isOrderUnproven)).toEqual([undefined])
      expect(given.reports.map(({ coverage }) => coverage.isOrderUnproven)).toEqual([true])
      expect(given.reports[0]?.accounts).toHaveLength(whole.reports[0]?.accounts.length ?? -1)
      // Only the order from behind fits (decision 157).
      const turned = reportsOf(upsideDown(bare))
      if (!turned.ok) throw new Error('The pages from behind are not read.')
      expect(said(turned.reports)).toEqual(said(given.reports))
      expect(turned.reports[0]?.coverage).toMatchObject({ isOrderUnproven: true, isOrderByFit: true })
      expect(reportsOf(upsideDown(numbered)).ok).toBe(true)
    },
  )

  it.each(soaked([[14, 12]], [[140, 120]]))(
    'of one report may hold %d accounts on %d pages',
    async (count, pages) => {
      const printed = printEquifaxNumbered(manyAccounts(count), { pageHeight: 670, repeatHeadings: true })
      const [report] = await reportsIn(printed)
      expect(report?.pageCount).toBeGreaterThanOrEqual(pages)
      expect(new Set(report?.accounts.map(({ accountNumber }) => accountNumber?.value)).size).toBe(count + 1)
      expect(report?.coverage.unread).toEqual([])
    },
  )
})

describe('a report of many accounts', () => {
  it.each(soaked([300], [670, 300]))(
    'is read on pages of %d points, which break inside accounts',
    async (pageHeight) => {
      const accounts = manyAccounts(many)
      const numbers = accounts.map(({ number }) => number)
      const [mailed] = await reportsIn(printTransunionMailed(accounts, { pageHeight, months: '01/2024' }))
      expect(mailed?.accounts).toHaveLength(many)
      const read = mailed?.accounts.map(({ accountNumber }) => accountNumber?.value.slice(0, 4))
      expect(read?.sort()).toEqual(numbers)
    },
  )

  it("is read in Equifax's three columns", async () => {
    const file = inventFile(3, { bureaus, accounts: many })
    const reports = await reportsIn(printEquifax(file, 500))
    for (const report of reports) {
      const printed = file.accounts.filter(({ at }) => at[report.bureau] !== undefined)
      const own = report.accounts.filter(({ section }) => section !== 'collections')
      expect(own.map(({ creditor }) => creditor.value)).toEqual(printed.map(({ name }) => name))
    }
  })
})

describe('a file with damaged tables', () => {
  it.each([
    ['every offset wrong', withWrongOffsets],
    ['its start wrong', withWrongStart],
    ['no table', withoutTable],
    ['lines of a mail before it', withLinesBefore],
    ['a table that goes on with itself', withTableLoop],
  ] as const)('is read whole with %s', async (_, damage) => {
    for (const [, bytesOf] of changedFiles)
      expect(said(await reportsIn(damage(bytesOf())))).toEqual(said(await keptReports(bytesOf())))
  })

  it.each([
    ['pages that hold themselves', withPageLoop, 'broken'],
    ['pages without content', withoutContents, 'no_text'],
  ] as const)('is refused with %s', async (_, damage, code) => {
    expect(await reader.readReport(damage(sample('set-1/experian')))).toMatchObject({
      ok: false,
      refusal: { code },
    })
  })
})

/** Mere operators flood the memory in read-in-child.test, too, and the bomb of a picture is packed twice. */
const bombs: readonly (readonly [string, () => Uint8Array])[] = [
  ['operators', () => repeatingPdf(150, '0 0 m 9 9 l S ')],
  ['a content that is packed twice', () => twicePackedBomb(300)],
  ['forms in forms', () => formBomb(9)],
]

describe('a bomb', () => {
  it.each(soaked(bombs.slice(2), bombs))(
    'of %s is refused in a sentence, and the next file is read',
    async (_, make) => {
      const [bomb, next] = await Promise.all([reader.readReport(make()), reader.readReport(fivePages())])
      expect(inEnglish(bomb)).toMatchObject({
        ok: false,
        refusal: { sentence: expect.stringMatching(/^This PDF .+\.$/) },
      })
      expect(bomb.ok ? '' : bomb.refusal.code).toMatch(/too_large|timeout/)
      expect(next.ok).toBe(true)
    },
  )

  it('of a picture is not drawn to read its text, and refused when it is to be recognised', async () => {
    const bomb = pictureBomb(60_000)
    expect(await reader.readReport(bomb)).toMatchObject({ ok: false, refusal: { code: 'scanned' } })
    expect((await reader.readScan(bomb, () => {})).ok).toBe(false)
    expect((await reader.readReport(fivePages())).ok).toBe(true)
  })
})

it('none of these files made the reader throw', () => {
  expect(faults).toEqual([])
})
