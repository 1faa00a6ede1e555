import { describe, expect, it } from 'vitest'
import { inEnglish, inSpanish } from '../../../test/support/in-words.ts'
import { textRow } from '../../../test/support/page-flow.ts'
import type { Page } from '../read/positioned-text.ts'
import { reportsOf } from './read-report.ts'

function pageOf(rows: readonly string[]): Page {
  return {
    number: 1,
    width: 612,
    height: 792,
    words: rows.flatMap((row, at) => textRow(row, 40, 40 + 20 * at)),
    marks: [],
  }
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
      new RegExp(`^This is a report of ${name}, .* a freeze, which are free\\.`),
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
})
