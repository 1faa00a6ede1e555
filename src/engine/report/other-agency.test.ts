import { describe, expect, it } from 'vitest'
import { inEnglish, inSpanish } from '../../../test/support/in-words.ts'
import { textRow } from '../../../test/support/page-flow.ts'
import type { Page } from '../read/positioned-text.ts'
import { reportsOf } from './read-report.ts'

function pageOf(rows: readonly string[], number = 1): Page {
  const words = rows
    .flatMap((row, at) => textRow(row, 40, 40 + 20 * at))
    .map((word) => ({ ...word, box: { ...word.box, page: number } }))
  return { number, width: 612, height: 792, words, marks: [] }
}

const reports: [string, string[]][] = [
  ['Innovis', ['Innovis Consumer Credit Report', 'Report Number: 4417', 'Contact Innovis to dispute']],
  ['LexisNexis', ['LexisNexis Risk Solutions', 'Consumer Disclosure Report', 'Ask LexisNexis for a copy']],
  ['ChexSystems', ['ChexSystems, Inc.', 'Your Consumer Disclosure', 'ChexSystems keeps records']],
]

describe('a report of an agency that is none of the three bureaus', () => {
  it.each(reports)('is named as what it is: %s', (name, rows) => {
    const reading = reportsOf([pageOf([...rows, 'Account Number 1234', 'Date Opened 01/02/2020'])])
    if (reading.ok) throw new Error('read as a report')
    expect(inEnglish(reading.refusal.sentence)).toMatch(
      new RegExp(`^This is a report of ${name}, .* to dispute an entry, which is free, .* a freeze\\. `),
    )
    expect(inSpanish(reading.refusal.sentence)).toMatch(
      new RegExp(`^Este es un informe de ${name}, una agencia`),
    )
  })

  it('is not seen in a page that only names one among the companies that asked for a file', () => {
    const reading = reportsOf([
      pageOf(['Credit Report', 'Inquiries', 'LEXISNEXIS RISK 01/02/2024', 'Date Opened']),
    ])
    expect(reading.ok ? '' : inEnglish(reading.refusal.sentence)).not.toContain('LexisNexis')
  })

  it('leaves what stands behind it in the file to be read, and is named by its pages', () => {
    const innovis = pageOf(reports[0]?.[1] ?? [])
    const equifax = [
      'Equifax Credit Report',
      'Report Date: 11/01/2026',
      'Credit Accounts',
      'Creditor Name: HARBOR BANK',
      'Account Number: 412345XXXXXX',
      'Account Type: Credit Card',
      'Date Opened: 01/02/2020',
      'Date Reported: 10/20/2026',
      'Credit Limit: $4,000',
      'Balance: $1,200',
      'Amount Past Due: $0',
      'Payment Status: Pays as agreed',
      'Inquiries',
    ]
    const reading = reportsOf([innovis, pageOf(equifax, 2)])
    if (!reading.ok) throw new Error(String(inEnglish(reading.refusal.sentence)))
    expect(reading.reports.map(({ bureau, accounts }) => [bureau, accounts.length])).toEqual([['Equifax', 1]])
    expect(reading.reports[0]?.accounts[0]?.creditor.box.page).toBe(2)
    const [left] = reading.refused ?? []
    expect(left && inEnglish(left.sentence)).toMatch(/^Page 1 of this file shows a report of Innovis, /)
  })
})
