import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { halfReadReport, halfReadRows, printedRows } from '../../../../test/support/half-read-report.ts'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { keptPdfEngine } from '../../../../test/support/kept-pdf-engine.ts'
import { keptReading } from '../../../../test/support/kept-reading.ts'
import { pointAt } from '../../../../test/support/point-at.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { sampleFile } from '../../../../test/support/truth-report.ts'
import { linesOf } from '../../read/lines.ts'
import type { Box, Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import { readReport, reportsOf } from '../read-report.ts'
import type { ReportRefusal } from '../report-refusal.ts'
import { type LearnedLabel, type Pointing, withPointings } from './hints.ts'

async function pagesOf(bytes: Uint8Array): Promise<Page[]> {
  return keptPages(bytes)
}

function readWith(pages: Page[], pointings: readonly Pointing[], labels: readonly LearnedLabel[] = []) {
  const reading = reportsOf(withPointings(pages, pointings), labels)
  if (!reading.ok) throw new Error(reading.refusal.sentence.key)
  const [report] = reading.reports
  if (report === undefined) throw new Error('no report')
  return report
}

function refusalOf(pages: Page[], pointings: readonly Pointing[] = []): ReportRefusal {
  const reading = reportsOf(withPointings(pages, pointings))
  if (reading.ok) throw new Error('read')
  return reading.refusal
}

/** The pages with the words of a line changed: as a print would have it that nobody has seen. */
function reworded(pages: readonly Page[], from: readonly string[], to: readonly string[]): Page[] {
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word, at) => {
      const offset = from.findIndex(
        (_, k) =>
          from.every((text, i) => page.words[at - k + i]?.text === text) && page.words[at - k + k] === word,
      )
      return offset === -1 ? word : { ...word, text: to[offset] ?? word.text }
    }),
  }))
}

const isBeside = (a: Box, b: Box | undefined) => a.page === b?.page && Math.abs(a.y - b.y) < 3
const openedOf = ({ accounts }: CreditReport) => accounts.map(({ opened }) => opened?.value ?? null)
const unreadOf = ({ coverage }: CreditReport) => coverage.unread.map(({ text }) => text)

describe('a file that no reader understands', () => {
  it('says what a person could point at, and is read once that is said', async () => {
    const pages = await pagesOf(halfReadReport())
    expect(refusalOf(pages).lacks).toEqual(['bureau', 'date'])
    const bureau = pointAt(pages, /^kept with/, 'bureau')
    expect(refusalOf(pages, [bureau]).lacks).toEqual(['date'])
    const date = pointAt(pages, /^Stand of this file/, 'reportDate')
    const report = readWith(pages, [bureau, date])
    expect([report.bureau, report.reportDate.value, report.reportDate.confidence]).toEqual([
      'Experian',
      '2024-02-20',
      1,
    ])
    expect(report.accounts.map(({ creditor }) => creditor.value)).toEqual([
      'HARBORLIGHT BANK NA',
      'QUARRY RIDGE RECOVERY',
    ])
  })

  it('has the accounts that a person says begin, and the sections', async () => {
    const rows = halfReadRows.map((row, at) =>
      at === 5
        ? ([[40, 'with 1st Harborlight, $5 fee.']] as const)
        : at === 13
          ? ([[40, 'Who asked']] as const)
          : row,
    )
    const pages = await pagesOf(printedRows(rows))
    const said = [pointAt(pages, /^kept with/, 'bureau'), pointAt(pages, /^Stand of this file/, 'reportDate')]
    const helped = readWith(pages, [
      ...said,
      pointAt(pages, /Harborlight/, 'creditor'),
      pointAt(pages, /^Who asked/, 'heading:hard inquiries'),
    ])
    expect(helped.accounts.map(({ creditor, balance }) => [creditor.value, balance?.value])).toEqual([
      ['with 1st Harborlight, $5 fee.', 1245],
      ['QUARRY RIDGE RECOVERY', 2318],
    ])
    expect(helped.inquiries.map(({ name, kind }) => [name.value, kind])).toEqual([
      ['LANTERN AUTO FINANCE', 'hard'],
    ])
  })

  it('is read with the labels that staff taught', async () => {
    const pages = await pagesOf(halfReadReport())
    const said = [pointAt(pages, /^kept with/, 'bureau'), pointAt(pages, /^Stand of this file/, 'reportDate')]
    expect(openedOf(readWith(pages, said))).toEqual([null, null])
    const taught = readWith(pages, said, [{ label: 'Commenced', meaning: 'opened' }])
    expect(openedOf(taught)).toEqual(['2016-03-14', '2021-07-30'])
    expect(unreadOf(taught).filter((text) => text.includes('Commenced'))).toEqual([])
  })
})

describe('a value that a person points at', () => {
  const said = (pages: Page[]) => [
    pointAt(pages, /^kept with/, 'bureau'),
    pointAt(pages, /^Stand of this file/, 'reportDate'),
  ]

  it('goes into the account in whose block it stands, as sure as a word can be', async () => {
    const pages = await pagesOf(halfReadReport())
    const second = pointAt(pages, /Commenced: 07/, 'opened')
    const report = readWith(pages, [...said(pages), second])
    expect(openedOf(report)).toEqual([null, '2021-07-30'])
    expect(report.accounts[1]?.opened).toMatchObject({ confidence: 1, raw: '07/30/2021', box: second.box })
    expect(unreadOf(report).filter((text) => text.includes('07/30/2021'))).toEqual([])
    expect(unreadOf(report).filter((text) => text.includes('03/14/2016'))).not.toEqual([])
  })

  it('replaces what was read there before', async () => {
    const pages = await pagesOf(halfReadReport())
    const before = readWith(pages, said(pages))
    expect(before.accounts[1]?.highBalance?.value).toBe(2318)
    const pointed = pointAt(pages, /^Current Balance: \$1,245/, 'creditLimit', { part: [1, 2] })
    const report = readWith(pages, [...said(pages), pointed])
    expect([before, report].map(({ accounts }) => accounts[0]?.creditLimit?.value)).toEqual([5000, 1245])
  })

  it('is not taken where other words stand in its place', async () => {
    const pages = await pagesOf(halfReadReport())
    const pointed = { ...pointAt(pages, /Commenced: 07/, 'opened'), words: '08/30/2021' }
    expect(openedOf(readWith(pages, [...said(pages), pointed]))).toEqual([null, null])
  })

  it('says nothing: its line is understood and counts against nothing', async () => {
    const pages = await pagesOf(halfReadReport())
    const before = readWith(pages, said(pages))
    const unread = unreadOf(before).filter((text) => text.includes('Commenced'))
    expect(unread).toHaveLength(2)
    expect(before.coverage.unproven?.map(({ because }) => because)).toContain('lines_unread')
    const after = readWith(pages, [
      ...said(pages),
      ...[0, 1].map((nth) => ({
        ...pointAt(pages, /Commenced/, 'opened', { nth }),
        meaning: 'nothing' as const,
      })),
    ])
    expect(unreadOf(after).filter((text) => text.includes('Commenced'))).toEqual([])
    expect(openedOf(after)).toEqual([null, null])
  })
})

describe.each([
  ['equifax', 'Equifax', ['Date', 'Opened:'], ['Ye', 'Commenced:']],
  ['transunion', 'TransUnion', ['Date', 'Opened'], ['Ye', 'Commenced']],
] as const)('a report of a known layout with a label that nobody knows: %s', (file, bureau, from, to) => {
  it('reads it once it is taught, and loses nothing', async () => {
    const whole = await pagesOf(readFileSync(sampleFile('set-1', `${file}.pdf`)))
    const truth = readWith(whole, [])
    const labelled = whole
      .map((page) =>
        linesOf(page)
          .map(({ text }) => text)
          .join('\n'),
      )
      .join('\n')
    if (!labelled.includes(from.join(' '))) throw new Error(labelled.slice(0, 4000))
    const pages = reworded(whole, from, to)
    const before = readWith(pages, [])
    const read = (report: CreditReport) => openedOf(report).filter((day) => day !== null).length
    expect(read(before)).toBeLessThan(read(truth))
    const taught = readWith(pages, [], [{ label: to.join(' ').replace(':', ''), meaning: 'opened' }])
    expect(openedOf(taught)).toEqual(openedOf(truth))
    expect(bureau).toBe(taught.bureau)
  })
})

describe('an account that a person says begins where a reader of a known layout saw none', () => {
  it('takes what stands from there on, which is no longer of the account above', async () => {
    const pages = await pagesOf(readFileSync(sampleFile('set-1', 'transunion.pdf')))
    const before = readWith(pages, [])
    const [first, second] = before.accounts
    if (first?.opened == null || second === undefined) throw new Error('no account')
    const line = pages.flatMap(linesOf).find(({ box }) => isBeside(box, first.opened?.box))
    const after = readWith(pages, [
      pointAt(pages, new RegExp(`^${line?.text}$`), 'creditor', { bureau: 'TransUnion', part: [0, 1] }),
    ])
    expect(after.accounts).toHaveLength(before.accounts.length + 1)
    expect(after.accounts.map(({ creditor }) => creditor.value).slice(0, 3)).toEqual([
      first.creditor.value,
      'Date Opened',
      second.creditor.value,
    ])
    expect(new Set(after.accounts.map(({ id }) => id)).size).toBe(after.accounts.length)
    expect(after.accounts[0]?.opened).toBeNull()
    expect(after.accounts.slice(2).map(({ opened }) => opened)).toEqual(
      before.accounts.slice(1).map(({ opened }) => opened),
    )
  })
})

describe('without a word of anybody', () => {
  it('every reading is what it was, byte for byte', async () => {
    for (const file of soaked(['experian'], ['experian', 'equifax', 'transunion'])) {
      const bytes = readFileSync(sampleFile('set-2', `${file}.pdf`))
      const plain = await keptReading(bytes)
      const unhelped = await readReport(bytes, await keptPdfEngine(), {
        pointings: [
          {
            box: { page: 99, x: 0, y: 0, width: 10, height: 10 },
            words: 'nothing',
            meaning: 'nothing',
            bureau: 'Experian',
          },
        ],
        labels: [{ label: 'A label that no file prints', meaning: 'balance' }],
      })
      expect(JSON.stringify(unhelped)).toBe(JSON.stringify(plain))
    }
  })
})
