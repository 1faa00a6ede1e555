import { describe, expect, it } from 'vitest'
import { withoutLines, withSplitLines } from '../../../test/support/hard-files/disturbed-pages.ts'
import { printedLayouts, readAgain, readPrinted } from '../../../test/support/hard-files/printed-layouts.ts'

/** What stood as a creditor in accounts that nobody has, and where: each by the reader of its layout alone. */
const found = [
  ['TransUnion, of AnnualCreditReport.com', withSplitLines, 0.01, 326745, 'Information'],
  ['Equifax, of 81 months', withSplitLines, 0.05, 326749, 'Historical'],
  ['Equifax, of 81 months', withSplitLines, 0.05, 326740, 'Historical Account'],
  ['Experian, of its members, without headings', withSplitLines, 0.05, 326744, 'MINNESOTA'],
  ['Experian, of its members, without headings', withoutLines, 0.2, 326727, 'Joint Account'],
  ['Experian, of its members', withSplitLines, 0.05, 326727, 'OF GREATER MINNESOTA'],
  ['Experian, mailed in three columns', withSplitLines, 0.05, 326741, 'Recent'],
] as const

describe('a piece of a row', () => {
  it.each(found)('of %s is no creditor (%o, %d, %d): %s', async (name, disturbed, share, seed, piece) => {
    const print = printedLayouts.find(([each]) => each === name)?.[1]
    if (print === undefined) throw new Error(`No layout is called ${name}.`)
    const whole = await readPrinted(print())
    const accounts = readAgain(whole, disturbed(whole.pages, share, seed)).flatMap(
      (report) => report.accounts,
    )
    expect(accounts.length).toBeGreaterThan(0)
    expect(accounts.map(({ creditor }) => creditor.value)).not.toContain(piece)
    expect(accounts.length).toBeLessThanOrEqual(whole.reports.flatMap((report) => report.accounts).length)
  })
})
