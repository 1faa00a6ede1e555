import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine } from '../../../test/support/printed-lines.ts'
import { type Sample, samplePages } from '../../../test/support/sample-pages.ts'
import { reportUse } from '../audit/report-use.ts'
import { lostSign, type Page, type Word } from '../read/positioned-text.ts'
import { isWithin } from './boxes-in.ts'
import type { CreditReport, Tradeline } from './credit-report.ts'
import { reportsOf } from './read-report.ts'
import { withSignsOfMonths } from './signs-of-months.ts'

const box = '[]'
const months = 'J F M A M J J A S O N D'.split(' ')
const row = (...cells: string[]): PrintedCell[] => cells.map((text, at) => [60 + 20 * at, text])

/** A page of these lines, `[]` for a sign; the kept ones, line by line. */
function keptOn(...lines: PrintedCell[][]): number[] {
  const all = lines.flatMap((cells, at) => printedLine(100 + 10 * at, ...cells).words)
  const signs: Word[] = all.filter(({ text }) => text === box).map((word) => ({ ...word, text: lostSign }))
  const page: Page = {
    number: 1,
    width: 612,
    height: 792,
    words: all.filter(({ text }) => text !== box),
    marks: [],
    signs,
  }
  const [told] = withSignsOfMonths([page])
  const kept = told?.words.filter(({ text }) => text === lostSign) ?? []
  return lines.map((_, at) => kept.filter((word) => Math.abs(word.box.y - 100 - 10 * at) < 2).length)
}

describe('a sign that the file does not say', () => {
  it('is a month below the heads of months, whatever stands beside them', () => {
    const head: PrintedCell[] = [...row(...months), [400, 'Balance'], [460, '$107']]
    expect(
      keptOn(
        head,
        [[30, '2026'], ...row(box, 'CO', box), [400, 'Status'], [460, 'Open']],
        [[30, '2025'], ...row(box)],
      ),
    ).toEqual([0, 2, 1])
  })

  it('is a month behind a month and its year', () => {
    expect(
      keptOn([
        [30, 'Jan 2026'],
        [90, box],
        [120, 'Dec 2025'],
        [180, '30'],
      ]),
    ).toEqual([1])
  })

  it('is a month in the row below a row of labels', () => {
    const head: PrintedCell[] = [
      [57, 'May 2026'],
      [145, 'April 2026'],
      [234, 'March 2026'],
    ]
    const labels: PrintedCell[] = [
      [57, 'Rating'],
      [145, 'Rating'],
      [234, 'Rating'],
    ]
    expect(
      keptOn(head, labels, [
        [57, box],
        [145, '30'],
        [234, box],
      ]),
    ).toEqual([0, 0, 2])
  })

  it('is none beside a label, a name or a cell: there it is an icon', () => {
    expect(
      keptOn(
        [
          [20, box],
          [30, 'Account Info'],
          [200, box],
          [210, 'Status'],
        ],
        row(...months),
        [[30, '2026'], ...row('OK', 'OK'), [72, box]],
        [
          [50, box],
          [62, 'NAVY'],
          [90, 'FEDERAL'],
        ],
        [
          [60, box],
          [80, 'Paid'],
          [100, 'on'],
          [112, 'time'],
        ],
      ),
    ).toEqual([0, 0, 0, 0, 0])
  })
})

const onTime = ({ accounts }: CreditReport) =>
  accounts.flatMap(({ history }) => history.filter(({ code }) => code === 'OK'))

const withUnread = ({ unreadMonths = [], ...account }: Tradeline) => ({
  ...account,
  unread: unreadMonths
    .filter(({ isSign }) => isSign)
    .map(({ month }) => month)
    .sort(),
})

/** The pages with every word for 'on time' as a sign that is not said. */
function withLostSigns(pages: Page[], reports: readonly CreditReport[]): Page[] {
  const cells = reports.flatMap(onTime)
  return pages.map((page) => {
    const own = cells.filter((cell) => cell.box.page === page.number)
    const isLost = (word: Word) => own.some((cell) => isWithin(word.box, cell.box, 0.5))
    const signs = page.words.filter(isLost).map((word) => ({ ...word, text: lostSign }))
    return { ...page, words: page.words.filter((word) => !isLost(word)), signs }
  })
}

const reportsIn = (pages: Page[]): CreditReport[] => {
  const reading = reportsOf(pages)
  if (!reading.ok) throw new Error(reading.refusal.sentence.key)
  return reading.reports
}

describe('a report whose sign for on time the file does not say', () => {
  const samples: Sample[] = [
    ['set-1', 'experian.pdf'],
    ['set-1', 'equifax.pdf'],
    ['set-1', 'transunion.pdf'],
    ['set-7', 'experian-older.pdf'],
    ['set-7', 'transunion-older.pdf'],
    ['set-12', 'three-bureau.pdf'],
  ]
  it.each(samples)('tells those months and nothing else otherwise: %s/%s', async (...sample) => {
    const pages = await samplePages(sample)
    const whole = reportsIn(pages)
    const partly = reportsIn(withLostSigns(pages, whole))
    for (const [at, report] of whole.entries()) {
      const other = partly[at]
      const lost = onTime(report).length
      expect(lost).toBeGreaterThan(20)
      expect(other?.accounts.map(withUnread)).toEqual(
        report.accounts.map(({ history, ...account }) => {
          const unread = history.filter(({ code }) => code === 'OK').map(({ month }) => month)
          const left = history.filter(({ code }) => code !== 'OK')
          return { ...account, history: left, unread: unread.sort() }
        }),
      )
      expect(other?.coverage.unread).toEqual([])
      expect(other && reportUse(other)).toMatchObject({
        use: 'part',
        sentence: {
          key: 'run.leftOut',
          params: { reasons: [{ key: 'run.monthsUnsaid', params: { bureau: report.bureau, count: lost } }] },
        },
      })
    }
  })
})
