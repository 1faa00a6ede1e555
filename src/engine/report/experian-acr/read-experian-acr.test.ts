import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { compareWithTruth, describeComparison } from '../../../../test/support/compare-with-truth.ts'
import type { TruthReport } from '../../../../test/support/truth-report.ts'
import { readPages } from '../../read/read-pages.ts'
import type { CreditReport } from '../credit-report.ts'
import { readExperianAcr } from './layout.ts'

const fixtures = new URL('../../../../test/fixtures/reports/', import.meta.url)

async function read(set: string): Promise<CreditReport> {
  const result = await readPages(new Uint8Array(readFileSync(new URL(`${set}/experian.pdf`, fixtures))))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  return readExperianAcr(result.pages)
}

function truthOf(set: string): TruthReport {
  const truth = JSON.parse(readFileSync(new URL(`${set}/truth.json`, fixtures), 'utf8'))
  const report = truth.reports.find((each: TruthReport) => each.bureau === 'Experian')
  if (!report) throw new Error(`${set} has no Experian report`)
  return report
}

describe.each(['set-1', 'set-2', 'set-3', 'set-4', 'set-5'])('the Experian report of %s', (set) => {
  let report: CreditReport
  beforeAll(async () => {
    report = await read(set)
  })

  it('is read to the last value, and nothing is invented', () => {
    expect(describeComparison(compareWithTruth(report, truthOf(set)))).toEqual([])
  })

  it('has as many items as its own At a Glance counts', () => {
    const { stated, found } = report.coverage
    expect(stated).toEqual(found)
  })

  it('leaves no line unread', () => {
    expect(report.coverage.unread).toEqual([])
  })

  it('prints in words only late months that the grid has too', () => {
    for (const account of report.accounts) {
      const grid = account.history.map(({ month, code }) => `${month} ${code}`)
      for (const { month, code } of account.statedLates) expect(grid).toContain(`${month} ${code}`)
    }
  })

  it('gives every value a place on one of its pages', () => {
    for (const account of report.accounts) {
      const boxes = [account.creditor.box, ...account.blocks, ...account.history.map((cell) => cell.box)]
      for (const box of boxes) {
        expect(box.page).toBeGreaterThanOrEqual(1)
        expect(box.page).toBeLessThanOrEqual(report.pageCount)
        expect(box.width * box.height).toBeGreaterThan(0)
      }
    }
  })
})
