import { describe, expect, it } from 'vitest'
import { textRow } from '../../../test/support/page-flow.ts'
import type { Page, Word } from '../read/positioned-text.ts'
import { inPrintedOrder } from './page-order.ts'

type Rows = readonly (readonly [y: number, text: string])[]

/** A page of that height in points with rows, and a body that is its own. */
function pageOf(rows: Rows, body: string): Page {
  const words: Word[] = [...rows.flatMap(([y, text]) => textRow(text, 30, y)), ...bodyOf(body)]
  return { number: 0, width: 612, height: 792, words, marks: [] }
}

const bodyOf = (body: string) =>
  Array.from({ length: 12 }, (_, at) => textRow(`${body} row ${at} of the account`, 30, 200 + 20 * at)).flat()

/** As a file has them. */
function fileOf(pages: readonly Page[]): Page[] {
  return pages.map((page, at) => ({
    ...page,
    number: at + 1,
    words: page.words.map((word) => ({ ...word, box: { ...word.box, page: at + 1 } })),
  }))
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const gapsOf = (pages: readonly Page[]) => inPrintedOrder(fileOf(pages)).gaps

const forms: [string, (n: number, of: number) => Rows][] = [
  ['Chrome', (n, of) => [[771, `https://reports.example/print ${n}/${of}`]]],
  ['a browser with the word', (n, of) => [[771, `https://reports.example/print?a=1 Page ${n} of ${of}`]]],
  [
    'Safari',
    (n, of) => [
      [765, 'https://reports.example/print 11/9/26, 2:13 PM'],
      [776, `Page ${n} of ${of}`],
    ],
  ],
  [
    'the mailed header',
    (n, of) => [
      [28, 'File Number: 355585784'],
      [38, `Date Issued: 10/04/2026 Page: ${n} of ${of}`],
    ],
  ],
  ['the code of a generator', (n, of) => [[771, `EFX-ACR-000000001-DISC Page ${n} of ${of}`]]],
  [
    'a line of its own',
    (n, of) => [
      [764, '0000000001-DISC'],
      [775, `Page ${n} of ${of}`],
    ],
  ],
  ['a slash with spaces', (n, of) => [[28, `${n} / ${of}`]]],
  ['Spanish', (n, of) => [[771, `Página ${n} de ${of}`]]],
  ['dashes around it', (n, of) => [[20, `- ${n} of ${of} -`]]],
  ['behind other words of its line', (n, of) => [[20, `ANNUAL CREDIT REPORT ${n}/${of}`]]],
  ['behind a name', (n, of) => [[771, `ADA LOVELACE | Oct 05, 2026 Page ${n} of ${of}`]]],
]

describe('the number of a photographed page', () => {
  it.each([
    [3, 'Page 30f7'],
    [3, 'Page 3 0f 7'],
    [3, 'Page 3of 7'],
  ])('is %d where recognition reads "%s", and the page comes to its place', (number, read) => {
    const text = (n: number) =>
      pageOf([[771, `https://reports.example/print?a=1 Page ${n} of 7`]], `page ${n}`)
    const photo = pageOf([[771, `hitps:/freports.example/print?a=1 ${read}`]], `page ${number}`)
    const order = inPrintedOrder(fileOf([...[1, 2, 4, 5, 6, 7].map(text), photo]))
    expect(order).toMatchObject({ isProven: true, printedPages: 7, gaps: [] })
    expect(order.pages[2]?.words.map((word) => word.text).join(' ')).toContain('page 3 row 0')
  })

  it('is not cut in two where its second figure is a zero', () => {
    const pages = numbers(12).map((n) => pageOf([[771, `Page ${n} of 12`]], `page ${n}`))
    expect(gapsOf(pages)).toEqual([])
    const read = pages.with(9, pageOf([[771, 'Page 100f12']], 'page 10'))
    expect(gapsOf(read)).toEqual([])
  })
})

describe.each(forms)('pages numbered as %s does', (_, rows) => {
  const pages = numbers(9).map((n) => pageOf(rows(n, 9), `page ${n}`))

  it('lack nothing when all are there', () => {
    expect(inPrintedOrder(fileOf(pages))).toMatchObject({ isProven: true, printedPages: 9, gaps: [] })
  })

  it.each(numbers(9))('name page %d when it is taken out', (lost) => {
    const file = pages.filter((_page, at) => at !== lost - 1)
    expect(gapsOf(file)).toEqual([{ pages: [lost], count: 1, after: lost - 1, before: lost }])
  })

  it('name several, in any order of the file', () => {
    const file = [8, 2, 4, 1, 5].map((n) => pages[n - 1]).filter((page) => page !== undefined)
    expect(gapsOf(file)).toEqual([
      { pages: [3], count: 1, after: 2, before: 3 },
      { pages: [6, 7], count: 2, after: 4, before: 5 },
      { pages: [9], count: 1, after: 5, before: 6 },
    ])
  })

  it('may have a cover without a number that counts, or does not', () => {
    const cover = pageOf([], 'cover')
    expect(gapsOf([cover, ...pages.slice(1)])).toEqual([])
    expect(gapsOf([cover, ...pages])).toEqual([])
    expect(gapsOf([cover, ...pages.filter((_page, at) => at !== 4)])).toMatchObject([{ pages: [5] }])
    expect(inPrintedOrder(fileOf([cover, ...pages.slice(1)])).isProven).toBe(true)
  })

  it('take a page without a number in the one place that is left, in any order of the file', () => {
    const photo = pageOf([], 'page 4')
    const file = [8, 2, 9, 1, 5, 7, 3, 6].map((n) => pages[n - 1]).filter((page) => page !== undefined)
    const order = inPrintedOrder(fileOf([...file.slice(0, 2), photo, ...file.slice(2)]))
    expect(order).toMatchObject({ gaps: [], isProven: true })
    expect(order.pages.findIndex(({ words }) => words.length === photo.words.length)).toBe(3)
  })

  it('count a page once that is there a second time read with some wrong letters', () => {
    const second = pages[1]
    if (second === undefined) throw new Error('no page')
    const poor = {
      ...second,
      words: second.words.map((word, at) =>
        at % 12 === 0 && at > 20 ? { ...word, text: `${word.text}x` } : word,
      ),
    }
    const order = inPrintedOrder(fileOf([...pages, poor]))
    expect(order.pages).toHaveLength(9)
    expect(order).toMatchObject({ gaps: [], isProven: true })
  })

  it('may have a blank page in the place of a number', () => {
    const blank: Page = { ...pageOf([], ''), words: [] }
    const file = pages.map((page, at) => (at === 4 ? blank : page))
    expect(inPrintedOrder(fileOf(file))).toMatchObject({ isProven: true, gaps: [] })
  })

  it('say one of two where a page without a number may be either', () => {
    const file = [...pages.slice(0, 3), pageOf([], 'without'), ...pages.slice(5)]
    expect(gapsOf(file)).toEqual([{ pages: [4, 5], count: 1, after: 3, before: 5 }])
  })
})

describe('no page is said to be missing', () => {
  it('for dates, months and fractions in the margins', () => {
    const rows = (n: number): Rows => [
      [20, `Oct 0${n}, 2026 10/0${n}/2026`],
      [750, `Terms 24/36 paid 0${n}/26 ${n} of ${n + 3} payments`],
    ]
    const order = inPrintedOrder(fileOf(numbers(6).map((n) => pageOf(rows(n), `page ${n}`))))
    expect(order).toMatchObject({ gaps: [], printedPages: null, isProven: false })
  })

  it('for a counter that stands on fewer than half of the pages', () => {
    const pages = numbers(9).map((n) => pageOf(n > 3 ? [] : [[771, `Page ${n} of 12`]], `page ${n}`))
    expect(gapsOf(pages)).toEqual([])
  })

  it('for numbers that two different pages print', () => {
    const pages = numbers(6).map((n) => pageOf([[771, `Page ${1 + (n % 2)} of 3`]], `page ${n}`))
    expect(gapsOf(pages)).toEqual([])
  })

  it('for a page that is there twice, printed a second time', () => {
    const printedAt = (n: number, time: string) =>
      pageOf(
        [
          [15, `11/9/26, ${time} Report`],
          [771, `https://reports.example/a ${n}/4`],
        ],
        `page ${n}`,
      )
    const pages = [1, 2, 3, 4].map((n) => printedAt(n, '2:13 PM'))
    const again = printedAt(2, '2:20 PM')
    const order = inPrintedOrder(fileOf([...pages.slice(0, 2), again, ...pages.slice(2)]))
    expect(order.pages).toHaveLength(4)
    expect(order).toMatchObject({ gaps: [], isProven: true })
  })

  it('where the viewer that printed the file lost a page that is none of the report', () => {
    const pages = numbers(5).map((n) =>
      pageOf(
        [
          [740, `Confirmation 4058112233 Page ${n} of 5`],
          [775, `file.example/view ${n + 1}/7`],
        ],
        `page ${n}`,
      ),
    )
    expect(gapsOf(pages)).toEqual([])
    expect(gapsOf(pages.filter((_page, at) => at !== 2))).toMatchObject([{ pages: [3] }])
  })
})

it('A single page that calls itself the first of six lacks five', () => {
  expect(gapsOf([pageOf([[38, 'Date Issued: 10/04/2026 Page: 1 of 6']], 'page')])).toEqual([
    { pages: [2, 3, 4, 5, 6], count: 5, after: 1, before: 2 },
  ])
})
