import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithTruth } from '../../../test/support/compare-with-truth.ts'
import { keptReading } from '../../../test/support/kept-reading.ts'
import { textRow } from '../../../test/support/page-flow.ts'
import { readTruth, sampleFile } from '../../../test/support/truth-report.ts'
import type { Page } from '../read/positioned-text.ts'
import { linesWithoutRunning } from './running-lines.ts'

function pageOf(number: number, head: string, body: string, foot: string): Page {
  const words = [...textRow(head, 30, 20), ...textRow(body, 30, 400), ...textRow(foot, 30, 770)]
  return {
    number,
    width: 612,
    height: 792,
    words: words.map((word) => ({ ...word, box: { ...word.box, page: number } })),
    marks: [],
  }
}

const textsOf = (pages: readonly Page[]) => linesWithoutRunning(pages).map(({ text }) => text)

describe('the lines that stand on every page', () => {
  it('lose a page counter without what stands beside it', () => {
    const pages = [1, 2, 3].map((n) =>
      pageOf(n, `Date Issued: 10/04/2026 Page: ${n} of 3`, `row ${n}`, 'To dispute online'),
    )
    expect(textsOf(pages)).toEqual(['Date Issued: 10/04/2026', 'row 1', 'row 2', 'row 3'])
  })

  it('are the same at heights that were measured a little apart', () => {
    const pagesAs = (confidence: { confidence?: number }) =>
      [20.5, 20.5, 21.1, 20.5].map((y, at) => {
        const words = [...textRow('Report for ANN EXAMPLE', 30, y), ...textRow(`row ${at + 1}`, 30, 400)]
        return {
          ...pageOf(at + 1, '', '', ''),
          words: words.map((word) => ({ ...word, ...confidence })),
        }
      })
    const rows = ['row 1', 'row 2', 'row 3', 'row 4']
    expect(textsOf(pagesAs({ confidence: 0.9 }))).toEqual(['Report for ANN EXAMPLE', ...rows])
    // Of a file that spells its text another height is another line.
    expect(textsOf(pagesAs({})).filter((text) => !rows.includes(text))).toHaveLength(2)
    // What two pages have nearly at one height is a row of two tables.
    const tables = [20.5, 21.1].map((y, at) => ({
      ...pageOf(at + 1, '', '', ''),
      words: textRow('2025 OK OK OK', 30, y).map((word) => ({ ...word, confidence: 0.9 })),
    }))
    expect(textsOf([...tables, ...pagesAs({ confidence: 0.9 }).slice(0, 1)])).toHaveLength(4)
  })

  it('are the numbers of the mailing and of its sheet, which counts on', () => {
    const pages = [1, 2, 3].map((n) => pageOf(n, `row ${n}`, `more ${n}`, `0127339158 11884${n}`))
    expect(textsOf(pages)).toEqual(['row 1', 'more 1', 'row 2', 'more 2', 'row 3', 'more 3'])
  })

  it('are gone whole where they are an address and a counter', () => {
    const pages = [1, 2].map((n) =>
      pageOf(n, `row ${n}`, `more ${n}`, `https://member.example/report?part=${n} Page ${n} of 2`),
    )
    expect(textsOf(pages)).toEqual(['row 1', 'more 1', 'row 2', 'more 2'])
  })
})

it.each(['set-7', 'set-11'] as const)(
  'The mailed TransUnion report of %s is read, accounts and all',
  async (set) => {
    const reading = await keptReading(readFileSync(sampleFile(set, 'transunion-older.pdf')))
    if (!reading.ok) throw new Error(reading.refusal.sentence.key)
    const truth = readTruth(set).reports.find(({ bureau }) => bureau === 'TransUnion')
    const [report] = reading.reports
    if (truth === undefined || report === undefined) throw new Error('no report')
    const { accounts, fields } = compareWithTruth(report, truth)
    expect([accounts.missing, accounts.invented]).toEqual([[], []])
    const wrong = fields.filter(({ precision }) => precision < 1).map(({ field }) => field)
    for (const field of ['reportDate', 'balance', 'status', 'opened', 'history', 'inquiries'])
      expect(wrong).not.toContain(field)
  },
)
