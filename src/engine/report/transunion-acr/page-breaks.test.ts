import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithTruth, describeComparison } from '../../../../test/support/compare-with-truth.ts'
import { flowOf, pagesOf } from '../../../../test/support/page-flow.ts'
import { isMargin } from '../../../../test/support/transunion-variants.ts'
import { readTruth, sampleFile } from '../../../../test/support/truth-report.ts'
import { readPages } from '../../read/read-pages.ts'
import { plainReport } from '../plain-report.ts'
import { readTransunionAcr } from './layout.ts'

const address = 'https://annualcreditreport.transunion.com/dss/disclosure.page'
const chrome = {
  top: '11/7/26, 9:41 AM View Your Report | TransUnion Credit Report',
  bottom: `${address} {page}/48`,
}
const safari = { top: '', bottom: `${address} 11/7/26, 9:41 AM\nPage {page} of 198` }

describe('page breaks of a TransUnion disclosure', () => {
  it.each([
    ['set-1', 'Chrome', chrome],
    ['set-3', 'Chrome', chrome],
    ['set-4', 'Chrome', chrome],
    ['set-1', 'Safari', safari],
    ['set-4', 'Safari', safari],
  ] as const)('may fall between any two rows of %s as %s prints it', async (set, _, margins) => {
    const result = await readPages(readFileSync(sampleFile(set, 'transunion.pdf')))
    if (!result.ok) throw new Error(result.refusal.sentence.key)
    const truth = readTruth(set).reports.find(({ bureau }) => bureau === 'TransUnion')
    if (truth === undefined) throw new Error(`${set} has no TransUnion report`)
    const rows = flowOf(result.pages, isMargin)
    const figures = plainReport(readTransunionAcr(result.pages)).accounts.map((account) => account.figures)
    const failures: string[] = []
    for (const pageHeight of [40, 57, 131, 262, 333, 471, 612, 709]) {
      const report = readTransunionAcr(pagesOf(rows, { pageHeight, ...margins }))
      for (const line of describeComparison(compareWithTruth(report, truth)))
        failures.push(`${pageHeight}: ${line}`)
      for (const { text } of report.coverage.unread) failures.push(`${pageHeight}: unread: ${text}`)
      expect(plainReport(report).accounts.map((account) => account.figures)).toEqual(figures)
    }
    expect(failures).toEqual([])
  })
})
