import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { type FlowRow, flowOf, pagesOf, textRow } from '../../../../test/support/page-flow.ts'
import { propertyRuns } from '../../../../test/support/soak-share.ts'
import { isMargin } from '../../../../test/support/transunion-variants.ts'
import { sampleFile } from '../../../../test/support/truth-report.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import { UnreadableLayout } from '../layout.ts'
import { plainReport, tradelineFields } from '../plain-report.ts'
import { readTransunionAcr } from './layout.ts'

/** A page with nothing but the time of printing, so that any pages behind it are a report with a date. */
const dated: Page = {
  number: 1,
  width: 612,
  height: 792,
  marks: [],
  words: textRow('11/7/26, 9:41 AM', 18, 12),
}

/** The time of printing stands in for the report's own date where its row is lost. */
const paper = { pageHeight: 700, top: '11/7/26, 9:41 AM TransUnion Credit Report', bottom: '' }

async function sampleRows(): Promise<{ rows: FlowRow[]; whole: CreditReport }> {
  const pages = await keptPages(readFileSync(sampleFile('set-4', 'transunion.pdf')))
  return { rows: flowOf(pages, isMargin), whole: readTransunionAcr(pages) }
}

/** Everything printed on the pages, without spaces. */
const printedOn = (pages: Page[]) => pages.flatMap(({ words }) => words.map(({ text }) => text)).join('')

describe('damaged pages of a TransUnion disclosure', () => {
  it('never make the reader claim a value of another account when rows are missing', async () => {
    const { rows, whole } = await sampleRows()
    const original = new Map(plainReport(whole).accounts.map((each) => [each.accountNumber, each]))
    const lost = fc.uniqueArray(fc.nat(rows.length - 1), { maxLength: 60 })
    fc.assert(
      fc.property(lost, (indexes) => {
        const gone = new Set(indexes)
        const report = readTransunionAcr(
          pagesOf(
            rows.filter((_, at) => !gone.has(at)),
            paper,
          ),
        )
        for (const account of plainReport(report).accounts) {
          const expected = original.get(account.accountNumber)
          expect(expected, `${account.creditor} ${account.accountNumber}`).toBeDefined()
          for (const field of tradelineFields) {
            const value = account[field]
            if (value === null) continue
            // A lost row may shorten a wrapped text; it must not put in another one.
            expect(String(expected?.[field]), `${account.accountNumber} ${field}`).toContain(
              String(value).slice(0, 12),
            )
          }
          const history = new Map(expected?.history.map(({ month, code }) => [month, code]))
          for (const { month, code } of account.history) expect(history.get(month)).toBe(code)
        }
      }),
      propertyRuns(25),
    )
  })

  it('never crash the reader or make it invent an account when rows change places or are cut', async () => {
    const { rows } = await sampleRows()
    const headings = rows.filter(({ words }) => words.some(({ text }) => text.includes('****'))).length
    const change = fc.record({
      from: fc.nat(rows.length - 1),
      to: fc.nat(rows.length - 1),
      cut: fc.nat(8),
      at: fc.nat(rows.length - 1),
    })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 80 }), (changes) => {
        const mixed = [...rows]
        for (const { from, to, cut, at } of changes) {
          const [a, b] = [mixed[from], mixed[to]]
          if (a !== undefined && b !== undefined) [mixed[from], mixed[to]] = [b, a]
          const row = mixed[at]
          const [kept, rest] = [row?.words.slice(0, cut) ?? [], row?.words.slice(cut) ?? []]
          if (row !== undefined && kept.length > 0 && rest.length > 0) {
            mixed.splice(at, 1, { ...row, words: kept }, { ...row, words: rest })
          }
        }
        const pages = pagesOf(mixed, paper)
        const report = readTransunionAcr(pages)
        const numbered = report.accounts.filter(({ accountNumber }) => accountNumber !== null)
        expect(numbered.length).toBeLessThanOrEqual(headings)
        expect(report.accounts.length).toBeLessThanOrEqual(2 * headings)
        const text = printedOn(pages)
        for (const { creditor } of report.accounts) expect(text).toContain(creditor.value.split(' ')[0])
      }),
      propertyRuns(25),
    )
  })

  it('never crash the reader whatever words stand anywhere', () => {
    const texts = fc.oneof(
      fc.constantFrom(
        'Account',
        'Name',
        'Information',
        'Payment',
        'History',
        'Rating',
        'Balance',
        'Public',
        'Records',
      ),
      fc.constantFrom(
        'Inquiries',
        'Accounts',
        'May',
        '2025',
        '$12',
        '>OK<',
        '****',
        'Requested',
        'On',
        '01/02/2024',
      ),
      fc.string({ maxLength: 12 }),
    )
    const coordinate = fc.double({ min: 0, max: 800, noNaN: true })
    const words = fc.array(
      fc.record({
        text: texts,
        x: coordinate,
        y: coordinate,
        size: fc.double({ min: 0, max: 30, noNaN: true }),
      }),
      { maxLength: 80 },
    )
    fc.assert(
      fc.property(words, (placed) => {
        const page: Page = { number: 2, width: 612, height: 792, marks: [], words: placed.map(wordOf) }
        expect(readTransunionAcr([dated, page]).bureau).toBe('TransUnion')
      }),
      propertyRuns(300),
    )
  })

  it('are refused when no date is left', async () => {
    const { rows } = await sampleRows()
    const undated = rows.filter(({ words }) => !words.some(({ text }) => /^(Created:|Report)$/.test(text)))
    expect(() => readTransunionAcr(pagesOf(undated, { ...paper, top: '' }))).toThrow(UnreadableLayout)
    expect(() => readTransunionAcr([])).toThrow(UnreadableLayout)
    const report = readTransunionAcr(pagesOf(undated, paper))
    expect(report.reportDate).toMatchObject({ value: '2026-11-07', raw: '11/7/26,', confidence: 0.5 })
  })
})

function wordOf({ text, x, y, size }: { text: string; x: number; y: number; size: number }): Word {
  return { text, size, bold: false, box: { page: 2, x, y, width: text.length * size * 0.5, height: size } }
}
