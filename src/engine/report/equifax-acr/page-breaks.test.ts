import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equifaxPages, equifaxRows } from '../../../../test/support/equifax-variants.ts'
import { type FlowRow, movedBy } from '../../../../test/support/page-flow.ts'
import { propertyRuns, soaked } from '../../../../test/support/soak-share.ts'
import { sampleFile } from '../../../../test/support/truth-report.ts'
import { readPages } from '../../read/read-pages.ts'
import type { CreditReport, Tradeline } from '../credit-report.ts'
import { plainReport, tradelineFields } from '../plain-report.ts'
import { readEquifaxAcr } from './layout.ts'

async function readRows(
  set: 'set-1' | 'set-3' | 'set-4',
): Promise<{ rows: FlowRow[]; report: CreditReport }> {
  const result = await readPages(readFileSync(sampleFile(set, 'equifax.pdf')))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  return { rows: equifaxRows(result.pages), report: readEquifaxAcr(result.pages) }
}

/** What a report says, without the places, the name in its header and the number of pages. */
function said(report: CreditReport) {
  const { accounts, inquiries, publicRecords, personal } = plainReport(report)
  return {
    accounts: accounts.map(({ boxes: _boxes, blocks: _blocks, ...values }) => values),
    inquiries: inquiries.map(({ box: _box, ...values }) => values),
    publicRecords: publicRecords.map(({ box: _box, ...values }) => values),
    personal,
    unread: report.coverage.unread.map(({ text }) => text),
  }
}

function named({ accounts }: CreditReport): string[] {
  return accounts.map(({ creditor, accountNumber }) => `${creditor.value} ${accountNumber?.value ?? ''}`)
}

/** 'number field value' of all that is printed of one account. */
function statementsOf(account: Tradeline): string[] {
  const number = account.accountNumber?.value
  const fields = tradelineFields.flatMap((field) => {
    const printed = account[field]
    return printed === null ? [] : [`${number} ${field} ${printed.value}`]
  })
  const months = account.history.map(({ month, code }) => `${number} ${month} ${code}`)
  const figures = account.figures.map(({ box: _box, ...values }) => `${number} ${JSON.stringify(values)}`)
  return [...fields, ...months, ...figures]
}

describe('page breaks of an Equifax report', () => {
  it.each(['set-1', 'set-3', 'set-4'] as const)('may fall between any two rows of %s', async (set) => {
    const { rows, report } = await readRows(set)
    const expected = said(report)
    for (const pageHeight of soaked([57, 262, 709], [40, 57, 131, 262, 333, 471, 709])) {
      expect(said(readEquifaxAcr(equifaxPages(rows, pageHeight))), `${pageHeight} points`).toEqual(expected)
    }
  })
})

/** Points of a page that takes all rows of a sample. */
const onePage = 9000

describe('a damaged Equifax report', () => {
  it('says nothing of an account that its report does not say of it when lines are lost', async () => {
    const { rows, report } = await readRows('set-1')
    const whole = new Set(named(report).concat(report.accounts.map(({ creditor }) => `${creditor.value} `)))
    const values = new Set(report.accounts.flatMap(statementsOf))
    fc.assert(
      fc.property(fc.array(fc.nat(rows.length - 1), { maxLength: 60 }), (lost) => {
        const left = rows.filter((_, at) => !lost.includes(at))
        const read = readEquifaxAcr(equifaxPages(left, onePage))
        expect(named(read).filter((name) => !whole.has(name))).toEqual([])
        const numbered = read.accounts.filter(({ accountNumber }) => accountNumber !== null)
        expect(numbered.flatMap(statementsOf).filter((statement) => !values.has(statement))).toEqual([])
      }),
      propertyRuns(40),
    )
  })

  it('has no account that was not there when lines break in two', async () => {
    const { rows, report } = await readRows('set-1')
    const whole = new Set(report.accounts.map(({ accountNumber }) => accountNumber?.value ?? ''))
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(rows.length - 1), fc.nat(30)), { maxLength: 40 }), (breaks) => {
        const read = readEquifaxAcr(equifaxPages(broken(rows, new Map(breaks)), 709))
        expect(read.accounts.length).toBeLessThanOrEqual(report.accounts.length)
        const numbers = read.accounts.flatMap(({ accountNumber }) => accountNumber?.value ?? [])
        expect(numbers.filter((number) => !whole.has(number))).toEqual([])
      }),
      propertyRuns(40),
    )
  })

  it('is read without failing, and without more accounts than names, in any order of its lines', async () => {
    const { rows, report } = await readRows('set-1')
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: 1 }), (shuffled) => {
        const read = readEquifaxAcr(equifaxPages(shuffled, 709))
        expect(read.accounts.length).toBeLessThanOrEqual(report.accounts.length)
        const printedText = new Set(rows.flatMap(({ words }) => words.map(({ text }) => text)))
        for (const { creditor } of read.accounts) {
          expect(creditor.raw.split(' ').every((word) => printedText.has(word))).toBe(true)
        }
      }),
      propertyRuns(40),
    )
  })
})

/** Rows with the words from the given one on moved to a row of their own. */
function broken(rows: FlowRow[], breaks: ReadonlyMap<number, number>): FlowRow[] {
  return rows.flatMap((row, at) => {
    const from = breaks.get(at)
    if (from === undefined || from === 0 || from >= row.words.length) return [row]
    const head = { ...row, words: row.words.slice(0, from) }
    return [head, { ...row, space: 1, words: row.words.slice(from).map((word) => movedBy(word, 0, 0)) }]
  })
}
