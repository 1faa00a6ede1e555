import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithTruth, describeComparison } from '../../../../test/support/compare-with-truth.ts'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import {
  readTruth,
  type SampleSet,
  sampleFile,
  type TruthReport,
} from '../../../../test/support/truth-report.ts'
import type { Page } from '../../read/positioned-text.ts'
import { boxesIn } from '../boxes-in.ts'
import { UnreadableLayout } from '../layout.ts'
import { plainReport } from '../plain-report.ts'
import { readEquifaxAcr } from './layout.ts'

const sets = ['set-1', 'set-2', 'set-3', 'set-4', 'set-5'] as const

const readings = new Map<SampleSet, Promise<Page[]>>()

/** The pages of a sample; each file is opened once. */
function pagesOf(set: SampleSet): Promise<Page[]> {
  const reading = readings.get(set) ?? openPages(set)
  readings.set(set, reading)
  return reading
}

async function openPages(set: SampleSet): Promise<Page[]> {
  return keptPages(readFileSync(sampleFile(set, 'equifax.pdf')))
}

/** The truth lists 'type' as blank in collections, but a collection's block prints no such label. */
function truthOf(set: SampleSet): TruthReport {
  const truth = readTruth(set).reports.find(({ bureau }) => bureau === 'Equifax')
  if (truth === undefined) throw new Error(`${set} has no Equifax report`)
  const accounts = truth.accounts.map((account) => ({
    ...account,
    blank:
      account.section === 'collections' ? account.blank.filter((field) => field !== 'type') : account.blank,
  }))
  return { ...truth, accounts }
}

describe('an Equifax report of AnnualCreditReport.com', () => {
  it.each(sets)('says what the truth of %s says, field by field, and leaves no line unread', async (set) => {
    const report = readEquifaxAcr(await pagesOf(set))
    expect(describeComparison(compareWithTruth(report, truthOf(set)))).toEqual([])
    expect(report.coverage.unread).toEqual([])
    expect(report.coverage.found.accounts).toBe(report.accounts.length)
  })

  it.each(sets)('shows the place of every value of %s on its page', async (set) => {
    const pages = await pagesOf(set)
    const boxes = boxesIn(readEquifaxAcr(pages))
    expect(boxes.length).toBeGreaterThan(500)
    for (const { page, x, y, width, height } of boxes) {
      const paper = pages[page - 1]
      expect(x >= 0 && y >= 0 && width > 0 && height > 0).toBe(true)
      expect(x + width <= (paper?.width ?? 0) && y + height <= (paper?.height ?? 0)).toBe(true)
    }
  })

  it('reads the header, the contact of a furnisher and the figures of a month', async () => {
    const report = plainReport(readEquifaxAcr(await pagesOf('set-4')))
    expect(report).toMatchObject({
      reportNumber: '0000283085',
      preparedFor: 'LELAND KAY LINDQVIST',
      pageCount: 9,
    })
    const auto = report.accounts.find(({ accountNumber }) => accountNumber === '*4136')
    expect(auto?.figures).toHaveLength(20)
    expect(auto?.figures[0]).toEqual({
      month: '2026-10',
      balance: 24360,
      scheduledPayment: 700,
      actualPayment: null,
      pastDue: 1400,
      highCredit: 36540,
      creditLimit: null,
    })
    const tradeline = readEquifaxAcr(await pagesOf('set-4')).accounts.find(({ id }) => id === 'equifax-02')
    expect(tradeline?.furnisherAddress?.value).toBe('PO BOX 18369, WILMINGTON, DE 19850')
    expect(tradeline?.furnisherPhone?.value).toBe('(800) 555-0173')
    expect(tradeline?.blocks.map(({ page }) => page)).toEqual([1, 2])
  })

  it('is refused when its date is nowhere in the file', async () => {
    const pages = (await pagesOf('set-1')).map((page) => ({
      ...page,
      words: page.words.filter(({ text }) => !/^(Date:|Date|November)$/.test(text)),
    }))
    expect(() => readEquifaxAcr(pages)).toThrow(UnreadableLayout)
  })
})
