import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import type { Page } from '../read/positioned-text.ts'
import { withLineCount } from './best-reading.ts'

const texts = [
  'Credit Accounts',
  'FIRST EXAMPLE BANK',
  'A Summary of Your Rights Under the Fair Credit Reporting Act',
  'More',
]
const page: Page = {
  number: 1,
  width: 612,
  height: 792,
  marks: [],
  words: texts.map((text, at) => ({
    text,
    size: 10,
    bold: false,
    box: { page: 1, x: 50, y: 50 + at * 20, width: 200, height: 10 },
  })),
}
const report = makeReport('Equifax')

describe('withLineCount', () => {
  it('counts what stands before the summary of rights when a line was not understood', () => {
    const unread = [{ text: 'FIRST EXAMPLE BANK', box: { page: 1, x: 50, y: 70, width: 200, height: 10 } }]
    const given = { ...report, coverage: { ...report.coverage, unread } }
    expect(withLineCount(given, [page]).coverage.lines).toBe(2)
  })

  it('leaves a report alone of which every line was understood', () => {
    expect(withLineCount(report, [page])).toBe(report)
  })
})
